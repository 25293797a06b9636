/** What those who support a need live, in a few words. */
export const SITUATIONS = {
	titre: "Ce que d’autres vivent",
	une: "une personne",
	de: "une personne, {departement}",
	autres:
		"{n, plural, =0 {Rien d’autre} one {Lire l’autre} other {Lire les # autres}}",
	raconter: "Racontez votre cas en 280 signes",
	changer: "Changer votre texte",
	texte: "Ce que vous vivez",
	texte_aide:
		"Sans nom, adresse ni rien qui vous fasse reconnaître. Lu par l’équipe avant d’être montré, sans qu’elle sache de qui il vient.",
	departement: "Votre département",
	departement_aide: "Montré à partir de cinq soutiens.",
	sans_departement: "Ne pas le dire",
	envoyer: "Envoyer",
	retirer: "Retirer votre texte",
	retirer_quoi: "Retirer votre texte sur {nom}",
	etat: {
		attente: "Votre texte attend une relecture.",
		publiee: "Votre texte est montré sur la page, sans votre nom.",
		ecartee: "Votre texte n’a pas été retenu pour être montré.",
	},
} as const;
