export const SITUATIONS = {
	titre: "What others are going through",
	une: "someone",
	de: "someone in {departement}",
	autres:
		"{n, plural, =0 {Nothing else} one {Read the other one} other {Read the other #}}",
	raconter: "Tell your case in 280 characters",
	changer: "Change your text",
	texte: "What you are going through",
	texte_aide:
		"No name, no address, nothing by which you could be recognised. The team reads it before it is shown, without knowing who wrote it.",
	departement: "Your department",
	departement_aide: "Shown from five supporters on.",
	sans_departement: "Do not say",
	envoyer: "Send",
	retirer: "Take your text back",
	retirer_quoi: "Take your text back about {nom}",
	etat: {
		attente: "Your text awaits review.",
		publiee: "Your text is shown on the page, without your name.",
		ecartee: "Your text was not chosen to be shown.",
	},
} as const;
