/** The start page. */
export const ACCUEIL = {
	titre: "Ce que nous bâtissons en commun, et ce qui nous manque encore.",
	chapeau:
		"Un annuaire ouvert des projets utiles à tous, et des besoins que les habitants expriment. Chacun peut voir où en est un besoin, jusqu’au jour où quelqu’un y répond.",
	chiffres: {
		titre: "L’annuaire aujourd’hui",
		projets: "{n, plural, one {projet publié} other {projets publiés}}",
		besoins: "{n, plural, one {besoin exprimé} other {besoins exprimés}}",
		besoins_livres: "{n, plural, one {besoin livré} other {besoins livrés}}",
		votes: "{n, plural, one {vote} other {votes}}",
	},
	chercher: "Chercher dans l’annuaire",
	une: "Projets à la une",
	soutenus: "Besoins les plus soutenus",
	etapes: "Dernières étapes des chantiers",
	articles: "Derniers articles",
	tous: {
		projets: "Tous<quoi> les projets</quoi>",
		besoins: "Tous<quoi> les besoins</quoi>",
		articles: "Tous<quoi> les articles</quoi>",
	},
	vie: {
		titre: "Comment un besoin devient un projet",
		publie:
			"Un habitant le décrit. Une fois relu, il est public et chacun peut le soutenir.",
		etude:
			"Un espace de travail s’ouvre : ce qui existe déjà, un cahier des charges, les rôles recherchés.",
		developpement:
			"On le réalise, étape après étape, chacune datée et publiée.",
		livre: "Le projet qui répond au besoin entre dans l’annuaire.",
	},
} as const;
