/** The start page. */
export const ACCUEIL = {
	titre: "Ce que nous bâtissons en commun, et ce qui nous manque encore.",
	chiffres: {
		titre: "L’annuaire aujourd’hui",
		besoins: "{n, plural, one {besoin exprimé} other {besoins exprimés}}",
	},
	chercher: "Qu’est-ce qui vous manque, là où vous vivez\u00a0?",
	exemple: "un médecin, un car, un jardin…",
	voir: "Voir ce qui existe",
	rien: "Rien ne convient\u00a0? <decrire>Vous le décrirez</decrire> en 2 minutes.",
	une: "Projets à la une",
	soutenus: "Besoins à soutenir",
	etapes: "Ce qui avance",
	cherche: "On cherche des personnes",
	livre:
		"Résolu le <date></date>{jours, plural, =-1 {} =0 {, le jour même} one {, # jour après avoir été exprimé} other {, # jours après avoir été exprimé}}",
	repond: "<projet></projet> y répond\u00a0: <accroche></accroche>",
	chemin: {
		publie: "Exprimé",
		etude: "À l’étude",
		developpement: "Réalisé",
		livre: "Résolu",
	},
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
			"Un espace de travail s’ouvre : ce qui existe déjà, ce qu’il faut faire, les compétences recherchées.",
		developpement:
			"On le réalise, étape après étape, chacune datée et publiée.",
		livre: "Le projet qui répond au besoin entre dans l’annuaire.",
	},
} as const;
