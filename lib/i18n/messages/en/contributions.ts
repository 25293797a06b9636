export const CONTRIBUTIONS = {
	proposer: {
		titre: "Suggest a project",
		chapeau:
			"Do you know a project that is useful to everyone? Describe it in a few lines: the team reviews it, then publishes it.",
		etape:
			"{n} of {total} · {n, select, 1 {The essentials} 2 {What it brings} other {To find it and reuse it}}",
		informaticiens: "For developers (optional)",
		continuer: "Continue",
		retour: "Back to the step before",
		fichier: "Does the project have a publiccode.yml file? Start from it.",
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
		"Just sign in with your email address: a six-digit code is enough, no password. You will come back here, and your answers will be waiting.",
	revenu: "You are signed in. Just press send.",
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
	lecture: {
		champ: "Address of the source code or of the publiccode.yml file",
		aide: "A publiccode.yml file describes a piece of software. Give its address, or that of the source code that holds it: we fill this form with what it says. Nothing is stored before you send it.",
		lire: "Fill with this file",
		absente: "Give the address of the source code, or that of the file.",
		remplis:
			"{n, plural, =0 {No field was filled} one {One field was filled} other {# fields were filled}} with the file from {hote}. Read them and correct them: nothing is stored before you send the form.",
		rien: "The file from {hote} says nothing more than this form.",
		gardes: "What you had written stays: {champs}.",
		autre_langue:
			"This file describes the project neither in French nor in English: the texts are left for you to write.",
		autre_que_page:
			"The texts of this file are in {langue, select, fr {French} other {English}}.",
		langue: "Language of these texts",
		anglais: {
			aide: "This file describes the project in English too. This version will be shown on the pages in English.",
			nom_en: "Name in English",
			accroche_en: "In one sentence, in English",
			description_en: "Description in English",
		},
		limite:
			"You have had all the addresses read that you can for this hour. Fill in the form yourself, or try again in {minutes, plural, =0 {a moment} one {one minute} other {# minutes}}.",
		refus: {
			adresse: "Give a whole address, which begins with https://.",
			identifiants: "The address must hold neither a name nor a password.",
			port: "This address names a port that we do not read: only 80 and 443 are read.",
			interne:
				"This address leads to a private network: we read only what is public.",
			inconnue: "No site has this name. Check the address.",
			injoignable:
				"This site did not answer as it should. Check the address, or try again later.",
			redirections: "This address leads elsewhere more than three times.",
			delai: "This site took more than ten seconds to answer.",
			trop_gros: "This file is larger than 256 KiB: it is no publiccode.yml.",
			encodage: "This site sends the file in a form that we do not read.",
			statut:
				"There is no publiccode.yml file at this address (answer {statut, number, ::group-off}).",
			autre: "This address gives a page, and not a publiccode.yml file.",
			occupe:
				"Many addresses are being read at this moment. Try again in a minute.",
			illisible: "This file is not a text in UTF-8.",
			yaml: "This file is not correct YAML: its line {ligne, number, ::group-off} is wrong.",
			ancres: "This file refers too often to parts of itself: it is not read.",
			complexe:
				"This file has too many parts for a publiccode.yml: it is not read.",
			vide: "This file holds nothing that describes a project.",
			etranger: "This file is no publiccode.yml.",
		},
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
		certitudes: {
			sur: "This exists already",
			peut_etre: "Could this be an answer?",
		},
		avant: "Before you send: this may exist already",
		effet:
			"“Yes” leads to the project, and nothing is sent. “Not quite” keeps one line about what it lacks, and you send your need with it.",
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
			non: "No",
			inconnu: "I don’t know, or there is no code",
		},
		themes: { nom: "Themes", aide: "One to three." },
		theme: { nom: "Theme", aide: "Just one, if one fits." },
		sans_theme: "No theme",
	},
};
