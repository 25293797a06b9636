import type { JETONS as FR } from "../fr/jetons.ts";
import type { Translated } from "../translated.ts";

export const JETONS: Translated<typeof FR> = {
	titre: "My API tokens",
	chapeau:
		"A token lets a program read the directory and act in your name. Keep it as you keep a password.",
	compte: "{n, number} of {max, number}",
	vide: "You have no token.",
	liste: "Your tokens",
	nom: "Name",
	prefixe: "Begins with",
	cree: "Created",
	servi: "Last used",
	jamais: "never",
	revoquer: "Revoke",
	revoquer_quoi: "Revoke the token {nom}",
	revoquer_confirmer: "The programs that use it will stop working at once.",
	revoquer_oui: "Yes, revoke this token",
	creer: "Create a token",
	plein:
		"You have {max, number} tokens, the most an account may have. Revoke one to create another.",
	nom_aide: "To recognise it: the program or the machine that uses it.",
	creer_bouton: "Create the token",
	nouveau: "Your new token",
	nouveau_texte:
		"Copy it now: it is shown this once only, and nobody will be able to find it again.",
};
