import type { CHAMPS as FR } from "../fr/champs.ts";
import type { Translated } from "../translated.ts";

export const CHAMPS: Translated<typeof FR> = {
	projet: {
		nom: {
			nom: "Name",
			question: "Name of the project",
			aide: "As it calls itself.",
			colonne: "Name",
		},
		accroche: {
			nom: "Tagline",
			question: "In one sentence",
			aide: "What the project does, and for whom. This is the sentence people will read in the lists.",
			colonne: "What it is, in one sentence",
		},
		description: {
			nom: "Description",
			question: "Description",
			aide: "What it brings, how one can use it, who keeps it alive.",
			colonne: "Description, as plain text",
		},
		site_web: {
			nom: "Website",
			question: "Address of the site",
			aide: "The whole address, starting with https://.",
			colonne: "Address of the project’s site",
		},
		porteur: {
			nom: "Run by",
			question: "Run by",
			aide: "An association, a local authority, a company, a person.",
			colonne: "Who runs the project",
		},
		territoire: {
			nom: "Territory",
			question: "Territory",
			aide: "A town, a department, a region; nothing if it is everywhere.",
			colonne: "Where the project acts or the need is felt; empty: everywhere",
		},
		usage_ia: {
			nom: "Role of AI",
			question: "Role of artificial intelligence",
			aide: "If the project uses it: what for, and with which safeguards.",
			colonne: "The role of AI in the project",
		},
		code_ouvert: {
			nom: "Open source",
			question: "Is the code open?",
			aide: "That is, published, and free for all to reuse.",
			colonne: "true if the code is open, false if not, empty if unknown",
		},
	},
	besoin: {
		titre: {
			nom: "Title",
			question: "Your need, in one sentence",
			aide: "For instance: “Knowing where to fill a water bottle in town”.",
		},
		description: {
			nom: "Description",
			question: "Description",
			aide: "Who is concerned, when, and what is missing today.",
		},
		territoire: {
			nom: "Territory",
			question: "Territory",
			aide: "Where the need is felt; nothing if it is everywhere.",
		},
	},
	langue: "Language",
	theme: "Theme",
	themes: "Themes",
};
