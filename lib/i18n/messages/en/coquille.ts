import type { COQUILLE as FR } from "../fr/coquille.ts";
import type { Translated } from "../translated.ts";

export const COQUILLE: Translated<typeof FR> = {
	evitement: "Skip to content",
	accueil: "{site}, home",
	debut: "Home",
	fil: "You are here",
	navigation: "Sections",
	parties: {
		projets: "Projects",
		besoins: "Needs",
		articles: "Articles",
	},
	moderation: "Moderation",
	compte: "My account",
	connexion: "Sign in",
	pied_liens: {
		titre: "The site",
		chiffres: "Figures",
		donnees: "Open data",
		flux: "Feeds",
		developpeurs: "Developers",
		a_propos: "About",
		accessibilite: "Accessibility",
		confidentialite: "Privacy",
		mentions_legales: "Legal notice",
	},
	apparence: {
		titre: "Appearance of the site",
		auto: "As on my device",
		light: "Light",
		dark: "Dark",
	},
	changer_langue: "Français",
	pied: "{site} lists common-good projects and the needs that people express.",
	description:
		"The directory of common-good projects and of the needs that citizens express, from the first vote to delivery.",
};
