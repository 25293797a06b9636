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
		aider: "Help out",
		articles: "Articles",
	},
	moderation: "Moderation",
	compte: "My account",
	connexion: "Sign in",
	pied_liens: {
		titre: "The site",
		lieux: "By department",
		chiffres: "Figures",
		donnees: "Open data",
		flux: "Feeds",
		developpeurs: "Developers",
		a_propos: "About",
		accessibilite: "Accessibility",
		confidentialite: "Privacy",
		mentions_legales: "Legal notice",
	},
	conformite: {
		totale: "Accessibility: fully compliant",
		partielle: "Accessibility: partially compliant",
		non: "Accessibility: not compliant",
	},
	code_source: "Source code",
	apparence: {
		titre: "Appearance of the site",
		auto: "Match my device",
		light: "Light",
		dark: "Dark",
	},
	changer_langue: "Français",
	vitrine: "Demonstration: everything can be read, nothing is saved.",
	lecture_seule:
		"The site is read-only while maintenance is under way: everything can be read, but nothing is recorded: no vote, no suggestion, no sign-in.",
	feuille: "Page as of {date}",
	pied: "{site} brings together {nomme, select, oui {} other {common-good }}projects and the needs people express.",
	description:
		"The directory of {nomme, select, oui {} other {common-good }}projects and of the needs citizens express, from the first vote to delivery.",
};
