export const ACCUEIL = {
	titre: "What we are building in common, and what’s still missing.",
	chiffres: {
		titre: "The directory today",
		besoins: "{n, plural, one {need expressed} other {needs expressed}}",
	},
	chercher: "What is missing where you live?",
	exemple: "a doctor, a bus, a garden…",
	voir: "See what exists",
	rien: "Nothing fits? <decrire>You can describe it</decrire> in 2 minutes.",
	une: "Featured projects",
	soutenus: "Needs to support",
	etapes: "Latest progress",
	cherche: "People wanted",
	livre:
		"Solved on <date></date>{jours, plural, =-1 {} =0 {, the day it was expressed} one {, # day after it was expressed} other {, # days after it was expressed}}",
	repond: "<projet></projet> meets this need: <accroche></accroche>",
	chemin: {
		publie: "Expressed",
		etude: "Studied",
		developpement: "Built",
		livre: "Solved",
	},
	articles: "Latest articles",
	tous: {
		projets: "All<quoi> projects</quoi>",
		besoins: "All<quoi> needs</quoi>",
		articles: "All<quoi> articles</quoi>",
	},
	vie: {
		titre: "How a need becomes a project",
		publie:
			"Someone describes it. Once reviewed, it is public and anyone can support it.",
		etude:
			"A work space opens: what already exists, what needs doing, the skills wanted.",
		developpement:
			"It is built step by step, and each step is dated and published.",
		livre: "The project that meets the need joins the directory.",
	},
};
