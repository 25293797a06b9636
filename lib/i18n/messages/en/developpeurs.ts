import type { DEVELOPPEURS as FR } from "../fr/developpeurs.ts";
import type { Translated } from "../translated.ts";

export const DEVELOPPEURS: Translated<typeof FR> = {
	titre: "Developers",
	chapeau:
		"Everything the site shows can be read as JSON, and a program can vote, support, suggest and describe. Access is free, with a token tied to an account.",
	debut: {
		titre: "Start in five minutes",
		compte: {
			titre: "Sign in",
			texte:
				"<lien>Sign in</lien> with an e-mail address: a six-digit code comes by e-mail, no password.",
		},
		jeton: {
			titre: "Create a token",
			texte:
				"In your account, page <lien>Tokens</lien>. It is shown only once: keep it like a password. An account has {n, number} at most, revocable at any time.",
		},
		appel: {
			titre: "Call the API",
			texte:
				"Put your token in place of <code>{jeton}</code>. These programs print the three projects with most votes.",
		},
	},
	exemples: {
		curl: "curl",
		javascript: "JavaScript (Node.js or browser)",
		python: "Python",
		pages: "All pages of a list, in JavaScript",
		conditionnel: "Read again without receiving the same thing twice",
	},
	regles: {
		titre: "What to know",
		limites: {
			titre: "Limits",
			texte:
				"{appels, number} calls an hour for each account, over all its tokens; {contributions, number} contributions an hour (projects suggested and needs described). Each answer says what is left in <code>RateLimit</code>. Beyond: 429, and <code>Retry-After</code> gives the seconds to wait.",
		},
		pages: {
			titre: "Pages",
			texte:
				"Without parameters a list comes whole. With <code>limite</code> (1 to 100) it comes by pages: the address of the next one is in <code>Link</code>, the total in <code>X-Total-Count</code>.",
		},
		conditionnel: {
			titre: "Conditional reads",
			texte:
				"Each answer to a GET carries an <code>ETag</code>. Send it back in <code>If-None-Match</code>: while nothing has changed, the answer is 304, without a body. The call is counted all the same.",
		},
		langues: {
			titre: "Languages",
			texte:
				"Texts are the originals, <code>langue</code> says what they were written in; <code>traductions</code> holds the English version when there is one, else <code>{vide}</code>.",
		},
		navigateur: {
			titre: "From a browser",
			texte:
				"The API takes calls from every origin, without cookies. A token in a public page can be read by anyone: do so only to try.",
		},
		stabilite: {
			titre: "What will not move",
			texte:
				"While the version is {version}, the contract only grows: fields and addresses are added, none is removed or renamed. Ignore what you do not know.",
		},
	},
	erreurs: {
		titre: "Errors",
		texte:
			"The body of an error is <code>{forme}</code>, a sentence in French. That of a 422 holds a list: the place of each value, the reason, a stable code. Quote <code>X-Request-Id</code> when you report a problem.",
		statut: "Status",
		sens: "Meaning",
	},
	adresses: {
		titre: "Every address",
		texte:
			"Written from the declarations that serve the API. Each expects the header <code>Authorization: Bearer</code> and a token.",
		parties: {
			lecture: "Read",
			participation: "Take part",
			administration: "Moderate (accounts of the team)",
		},
		parametres: "Parameters",
		corps: "Body",
		reponses: "Answers",
		exemple: "Example",
		nom: "Name",
		type: "Type",
		description: "Description",
		obligatoire: "required",
		defaut: "default: {valeur}",
	},
	objets: {
		titre: "Every object",
		texte:
			"The fields of each answer and each body. A field whose type has <code>null</code> in it is always there.",
	},
	outils: {
		titre: "Tools",
		openapi:
			"<lien>OpenAPI 3.1 description</lien>, without a token, for your generators and tests.",
		reference:
			"<lien>Interactive reference</lien>, to try each address from the browser.",
		client: "A typed TypeScript client is made from it:",
		sans_jeton:
			"Without a token: each day’s <donnees>open data</donnees>, and the <flux>Atom feeds</flux>.",
	},
	changements: {
		titre: "Changes",
		recherche: {
			date: "2026-11-22",
			texte:
				"Since version 0.1.0, additions: the parameter pertinence (with q, the best answers first); /api/proches, what a text is close to; the confirmed projects of a need, and the confirmed needs of a project.",
		},
		premiere: {
			date: "2026-11-21",
			texte:
				"Version 0.1.0: reading, taking part, administration; lists of one’s own contributions, votes and supports; filters by AI label, territory, state and role; pages, conditional reads.",
		},
	},
	interactive: {
		titre: "Interactive reference",
		chapeau:
			"Every address of the API, to try from here with your token. Nothing leaves this site.",
		sans_script:
			"This page needs JavaScript. All it says can also be read without: <lien>the developers’ page</lien>.",
	},
};
