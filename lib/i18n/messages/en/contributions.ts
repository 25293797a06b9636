import type { CONTRIBUTIONS as FRENCH } from "../fr/contributions.ts";
import type { Translated } from "../translated.ts";

export const CONTRIBUTIONS: Translated<typeof FRENCH> = {
	proposer: {
		titre: "Suggest a project",
		chapeau:
			"Do you know a project that is useful to all? Present it in a few lines: the team reviews it, then publishes it.",
		verification: "Check your suggestion",
		envoyer: "Send my suggestion",
		merci: "Thank you, your suggestion has arrived",
	},
	decrire: {
		titre: "Describe a need",
		chapeau:
			"What is missing where you live? Describe it simply, without looking for the solution: others will be able to support it.",
		verification: "Check your need",
		envoyer: "Send my need",
		merci: "Thank you, your need has arrived",
	},
	sans_compte:
		"Write first: signing in comes last, and your text is kept for 24 hours.",
	piege: "Leave this field empty",
	continuer: "Check my answers",
	modifier: "Change my answers",
	reponses: "Your answers",
	vide: "No answer",
	connexion: "Sign in to send",
	connexion_aide:
		"All that is left is to sign in with your e-mail address: a six-digit code is enough, no password. You will come back here, and your answers will be waiting.",
	limite:
		"You have sent all the contributions you can for this hour. Your text is kept for 24 hours: come back and send it in {minutes, plural, one {one minute} other {# minutes}}.",
	brouillon_limite:
		"Many texts have been started from your network: this one is not kept, but it stays on this page. Sign in from another tab and go on here, or try again in {minutes, plural, one {one minute} other {# minutes}}.",
	brouillon_trop_long:
		"This text is too long to be kept. It stays on this page: shorten it, then try again.",
	local: {
		repris: "We have brought back what you had started to write here.",
		effacer: "Start again from a blank page",
	},
	suite: {
		titre: "What happens next?",
		relecture:
			"Someone from the team reads your text, usually within a few days.",
		courriel:
			"You get an e-mail as soon as it is published or, if it is not, with the reason.",
		suivi:
			"Meanwhile you can follow it, correct it or withdraw it from your account.",
		rejeu:
			"Did you press twice? No harm done: the same text is recorded only once.",
		compte: "See my contributions",
		projets: "Browse the projects",
		besoins: "Browse the needs",
	},
	proches: {
		projets: "These projects look like it",
		besoins: "These needs look like it",
		aide: "If one of them says the same thing, your voice will count for more along with the others.",
		voter: "Vote for this project instead",
		soutenir: "Support this need instead",
		onglet: "(opens in a new tab)",
	},
	champs: {
		code_ouvert: {
			oui: "Yes",
			non: "No",
			inconnu: "I don’t know, or there is none",
		},
		themes: { nom: "Themes", aide: "From one to three." },
		theme: { nom: "Theme", aide: "Only one, if there is one that fits." },
		sans_theme: "No theme",
	},
};
