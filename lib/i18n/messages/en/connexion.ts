export const CONNEXION = {
	titre: "Sign in",
	chapeau:
		"Enter your email address and we will send it a six-digit code. There is no password, and if you do not have an account yet, one is created at the same time.",
	/** Signing in at an issuer of OpenID Connect. */
	emetteur: {
		entrer: "Sign in with {nom}",
		echec:
			"This sign-in did not succeed. Try again, or give your address: the code always works.",
		limite: "Too many codes were sent. Try again later.",
		code: "{nom} gives us the address <adresse></adresse>. A code is sent to it, this time only.",
	},
	etape: "Step {n, number} of 2",
	but: {
		adresse: {
			vote: "For your vote for “<titre></titre>” to count, enter your email address.",
			soutien:
				"For your support for “<titre></titre>” to count, enter your email address.",
			besoin:
				"To send your need, enter your email address. Your text is waiting for you.",
			projet:
				"To send your suggestion, enter your email address. Your text is waiting for you.",
			offre:
				"To offer your help, enter your email address. Your message is waiting for you.",
			compte: "To open the page “{page}”, enter your email address.",
			moderation: "To open the moderation area, enter your email address.",
		},
		code: {
			vote: "Once you have typed the code, your vote for “<titre></titre>” will count.",
			soutien:
				"Once you have typed the code, your support for “<titre></titre>” will count.",
			besoin:
				"Once you have typed the code, you will find your need again, and the button that sends it.",
			projet:
				"Once you have typed the code, you will find your suggestion again, and the button that sends it.",
			offre:
				"Once you have typed the code, you will find your message again, and the button that sends it.",
			compte: "Once you have typed the code, the page “{page}” will open.",
			moderation:
				"Once you have typed the code, the moderation area will open.",
		},
	},
	retour: {
		page: "Go back to the page without signing in",
		texte: "Go back to my text without signing in",
	},
	adresse: "Email address",
	adresse_aide: "Nobody else sees it. For example name@example.org.",
	recevoir: "Get a code",
	code: {
		titre: "Type your code",
		envoye:
			"A six-digit code is on its way to <adresse></adresse>. It is valid for ten minutes.",
		champ: "Six-digit code",
		aide: "Type it or paste it, with or without spaces.",
		entrer: "Sign me in",
	},
	rien: {
		titre: "Nothing arrived?",
		texte:
			"Look in your spam folder, and check the address above. Another code will replace the first one.",
		navigateur:
			"A code only works in the browser that asked for it; a new one can be sent after a minute.",
		dans: {
			un: "Another code can be sent in one second.",
			plusieurs: "Another code can be sent in {n} seconds.",
			maintenant: "Another code can be sent now.",
		},
		renvoyer: "Ask for another code",
		autre_adresse: "Use another address",
	},
	ailleurs: {
		titre: "This browser has not asked for a code",
		texte:
			"A code only works in the browser that asked for it. Go back to the page where you entered your address, and type the six digits from the email there.",
		recommencer: "Ask for a code here",
	},
	attendre:
		"A code was requested less than a minute ago, and still works. Wait a minute before you ask for another one.",
	renvoye:
		"Done. If nothing arrives within a few minutes, wait an hour before you try again: an address only gets a few codes an hour.",
	reseau:
		"Many codes have been requested from your network. You can ask for one from {heure}.",
	plafond:
		"The site has already sent many codes today to browsers it does not know. You can ask for one from {heure}, or right away from a browser where you have signed in before.",
	pause:
		"Many wrong codes have been typed for this address. To be safe, it accepts no more until {heure}, except in a browser where you have signed in before. The email we sent to it says what to do.",
	refus: {
		mal_ecrit:
			"A code has six digits: copy them from the last email you received.",
		faux: "This is not the right code: check the six digits in the last email you received.",
		epuise: "After five tries, this code no longer works: ask for another one.",
		perime:
			"This code no longer works: ten minutes have passed, or it has already been used. Ask for another one.",
	},
	suspendu:
		"The moderators have suspended the account that uses this address: it can no longer be used to sign in.",
};
