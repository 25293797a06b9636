export const JETONS = {
	titre: "My API tokens",
	chapeau:
		"A token lets a program read the directory and act on your behalf. Keep it as you would a password.",
	compte: "{n, number} of {max, number}",
	vide: "You have no token yet. The form above creates one.",
	liste: "Your tokens",
	nom: "Name",
	prefixe: "Begins with",
	cree: "Created",
	servi: "Last used",
	portees: "What this token may do",
	portee: {
		lecture: {
			nom: "Read",
			aide: "All that the site shows, and this account.",
		},
		participation: {
			nom: "Take part",
			aide: "Suggest, describe, vote, support, offer help.",
		},
		administration: {
			nom: "Administer",
			aide: "Review and publish, as far as your role allows.",
		},
	},
	permet: "May",
	fin: "Ends",
	fins: {
		mois: "in 30 days",
		trimestre: "in 90 days",
		an: "in a year",
		jamais: "never",
	},
	fin_administration:
		"A token for administration lives {n, number} days at most.",
	revoquer: "Revoke",
	revoquer_quoi: "Revoke the token {nom}",
	revoquer_confirmer: "The programs that use it will stop working at once.",
	revoquer_oui: "Yes, revoke this token",
	guide: "The developers’ guide",
	creer: "Create a token",
	plein:
		"You have {max, number} tokens, the most an account may have. Revoke one to create another.",
	nom_aide: "To help you recognise it: the program or machine that uses it.",
	creer_bouton: "Create the token",
	nouveau: "Your new token",
	nouveau_texte:
		"Copy it now: it is shown only this once, and nobody can look it up later.",
	nouveau_appel: "A first call, ready to copy: it says whose token this is",
};
