/** Entries shown on other sites, and the codes that show them. */
export const INTEGRER = {
	titre: "Afficher sur votre site",
	texte:
		"À copier dans une page de votre site, ou dans le fichier de présentation d’un code source. Ni script, ni cookie\u00a0: on vote ici.",
	cadre: "Cadre (HTML)",
	badge: "Badge (Markdown)",
	voter: "Voter sur {site}",
	soutenir: "Soutenir sur {site}",
	voir: "Voir sur {site}",
	retire: "Cette fiche n’est plus publique",
	retire_court: "n’est plus public",
} as const;
