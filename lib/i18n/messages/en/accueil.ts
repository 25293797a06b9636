import type { ACCUEIL as FR } from "../fr/accueil.ts";
import type { Translated } from "../translated.ts";

export const ACCUEIL: Translated<typeof FR> = {
	titre: "What we build in common, and what we still lack.",
	chapeau:
		"An open directory of projects that serve everyone, and of the needs that citizens express. Anyone can see how far a need has come, until the day someone answers it.",
	chiffres: {
		titre: "The directory today",
		projets: "{n, plural, one {published project} other {published projects}}",
		besoins: "{n, plural, one {need expressed} other {needs expressed}}",
		besoins_livres: "{n, plural, one {need delivered} other {needs delivered}}",
		votes: "{n, plural, one {vote} other {votes}}",
	},
	chercher: "Search the directory",
	une: "Featured projects",
	soutenus: "Most supported needs",
	etapes: "Newest steps of the work under way",
	articles: "Newest articles",
	tous: {
		projets: "All<quoi> projects</quoi>",
		besoins: "All<quoi> needs</quoi>",
		articles: "All<quoi> articles</quoi>",
	},
	vie: {
		titre: "How a need becomes a project",
		publie:
			"A citizen describes it. Once reviewed, it is public and anyone can support it.",
		etude:
			"A work space opens: what exists already, a brief, the roles wanted.",
		developpement: "It is built, one dated and published step after another.",
		livre: "The project that answers the need joins the directory.",
	},
};
