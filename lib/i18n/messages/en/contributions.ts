import type { CONTRIBUTIONS as FRENCH } from "../fr/contributions.ts";
import type { Translated } from "../translated.ts";

export const CONTRIBUTIONS: Translated<typeof FRENCH> = {
	proposer: {
		titre: "Suggest a project",
		chapeau:
			"Do you know a project that is useful to everyone? Describe it in a few lines: the team reviews it, then publishes it.",
		verification: "Check your suggestion",
		public:
			"Once reviewed, all these answers will be public. Your name and email address never will be: only the moderators know who wrote this.",
		envoyer: "Send my suggestion",
		merci: "Thank you, your suggestion has arrived",
	},
	decrire: {
		titre: "Describe a need",
		chapeau:
			"What is missing where you live? Describe it simply, without looking for a solution: others can then support it.",
		verification: "Check your need",
		public:
			"Once reviewed, all these answers will be public. Your name and email address never will be: only the moderators know who wrote this, and read what you say about similar projects.",
		envoyer: "Send my need",
		merci: "Thank you, your need has arrived",
	},
	sans_compte:
		"Write first: signing in comes last, and your text is kept for 24 hours.",
	piege: "Leave this field empty",
	continuer: "Check my answers",
	modifier: "Change",
	reponses: "Your answers",
	vide: "No answer",
	connexion: "Sign in to send",
	connexion_aide:
		"All that is left is to sign in with your email address: a six-digit code is enough, no password. You will come back here, and your answers will be waiting.",
	revenu: "You are signed in. All that is left is to send.",
	limite:
		"You have sent as many contributions as one hour allows. Your text is kept for 24 hours: come back and send it in {minutes, plural, one {one minute} other {# minutes}}.",
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
			"You get an email as soon as it is published or, if it is not, with the reason.",
		suivi:
			"Meanwhile you can follow it, correct it or withdraw it from your account.",
		rejeu: "Pressed twice? No harm done: the same text is recorded only once.",
		compte: "See my contributions",
		projets: "Browse the projects",
		besoins: "Browse the needs",
	},
	proches: {
		projets: "Similar projects",
		besoins: "Similar needs",
		aide: "If one of them says the same thing, your vote or your support will carry more weight with the others.",
		voter: "Vote for this project instead",
		soutenir: "Support this need instead",
		onglet: "(opens in a new tab)",
		envoi_besoin:
			"To find what already exists, this title is sent to {service} while you type it, with nothing that says whose it is.",
		envoi_projet:
			"To find what already exists, the name and the tagline are sent to {service} while you type them, with nothing that says whose they are.",
	},
	champs: {
		code_ouvert: {
			oui: "Yes",
			non: "No",
			inconnu: "I don’t know, or there is no code",
		},
		themes: { nom: "Themes", aide: "One to three." },
		theme: { nom: "Theme", aide: "Just one, if one fits." },
		sans_theme: "No theme",
	},
};
