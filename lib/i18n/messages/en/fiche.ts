import type { FICHE as FR } from "../fr/fiche.ts";
import type { Translated } from "../translated.ts";

export const FICHE: Translated<typeof FR> = {
	ecrit_le: "Written on",
	soutenir: "Is this your need too?",
	prive_vote: "Only the number of votes is public; names never are.",
	livre: {
		repond: "Delivered on <date></date>: <projet></projet> answers it",
		repond_sans_date: "Delivered: <projet></projet> answers it",
		seul: "Delivered on <date></date>",
		seul_sans_date: "Delivered",
		jours:
			"{n, plural, =0 {Expressed and delivered on the same day.} one {Delivered one day after it was expressed.} other {Delivered # days after it was expressed.}}",
		merci:
			"{n, plural, =0 {Thanks to those who worked on it.} one {Thanks to the person who supported it, and to those who worked on it.} other {Thanks to the # people who supported it, and to those who worked on it.}}",
		voir: "See <projet></projet>",
		image: "Delivered: {projet} answers it",
	},
	partage: {
		titre: "Share and follow",
		telephone: "Share…",
		copier: "Copy the address",
		copie: "Address copied",
		quoi: "of this page",
		courriel: "By email",
	},
	flux: {
		etapes: "Follow by feed",
		theme: "Follow its theme by feed",
		projets: "Follow the projects by feed",
		articles: "Follow the articles by feed",
	},
	article: {
		minutes: "{n, plural, one {#-minute read} other {#-minute read}}",
		voisins: "Read next",
	},
	suite: {
		titre: "What next?",
		decrire: "Describe a need",
		proposer: "Suggest a project",
		besoins: "All needs",
		projets: "All projects",
		besoins_du_theme: "Other needs: <theme></theme>",
		projets_du_theme: "Other projects: <theme></theme>",
	},
};
