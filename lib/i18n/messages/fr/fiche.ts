/** The page of one need, one project, one article: the sheet at its right, its delivery, what to do next. */
export const FICHE = {
	soutenir: "C’est aussi votre besoin\u00a0?",
	prive_vote:
		"Seul le nombre de votes est public\u00a0; les noms ne le sont jamais.",
	livre: {
		repond: "Résolu le <date></date>\u00a0: <projet></projet> y répond",
		repond_sans_date: "Résolu\u00a0: <projet></projet> y répond",
		seul: "Résolu le <date></date>",
		seul_sans_date: "Résolu",
		jours:
			"{n, plural, =0 {Une réponse trouvée le jour même.} one {Une réponse trouvée en un jour.} other {Une réponse trouvée en # jours.}}",
		merci:
			"{n, plural, =0 {Merci à celles et ceux qui y ont travaillé.} one {Merci à la personne qui l’a soutenu, et à celles et ceux qui y ont travaillé.} other {Merci aux # personnes qui l’ont soutenu, et à celles et ceux qui y ont travaillé.}}",
		voir: "Voir <projet></projet>",
		image: "Résolu\u00a0: {projet} y répond",
	},
	partage: {
		titre: "Plus de moyens de partager",
		telephone: "Partager",
		copier: "Copier le lien",
		copie: "Lien copié",
		quoi: "de cette page",
		courriel: "Par courriel",
	},
	flux: {
		theme: "Suivre son thème sans compte",
		projets: "Suivre les projets sans compte",
		articles: "Suivre les articles sans compte",
	},
	article: {
		minutes:
			"{n, plural, one {# minute de lecture} other {# minutes de lecture}}",
		voisins: "À lire aussi",
	},
	suite: {
		titre: "Et maintenant",
		besoins: "Tous les besoins",
		projets: "Tous les projets",
		besoins_du_theme: "Autres besoins\u00a0: <theme></theme>",
		projets_du_theme: "Autres projets\u00a0: <theme></theme>",
	},
} as const;
