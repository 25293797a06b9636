import type { CONNEXION as FR } from "../fr/connexion.ts";
import type { Translated } from "../translated.ts";

export const CONNEXION: Translated<typeof FR> = {
	titre: "Sign in",
	chapeau:
		"Give your e-mail address: we send a six-digit code to it. There is no password, and if you have no account yet, it is made at the same time.",
	adresse: "E-mail address",
	adresse_aide: "It is shown to nobody. For example name@example.org.",
	recevoir: "Get a code",
	code: {
		titre: "Type your code",
		envoye:
			"A six-digit code is on its way to <adresse></adresse>. It is good for ten minutes.",
		champ: "Six-digit code",
		aide: "Type it or paste it, with or without spaces.",
		entrer: "Sign me in",
	},
	rien: {
		titre: "Nothing arrived?",
		texte:
			"Look among unwanted mail, and check the address above. After a minute you can ask for another code: it will take the place of the first.",
		renvoyer: "Ask for another code",
		autre_adresse: "Give another address",
	},
	ailleurs: {
		titre: "This browser waits for no code",
		texte:
			"A code is only good in the browser where it was asked for. Go back to the page where you gave your address, and type the six digits of the e-mail there.",
		recommencer: "Ask for a code here",
	},
	attendre:
		"A code has just been asked for. You can ask for another in {n, plural, one {one second} other {# seconds}}.",
	renvoye:
		"It is asked for. If nothing arrives within a few minutes, wait an hour before you try again: one address only receives a few codes an hour.",
	reseau:
		"Many codes have been asked for from your network. You can ask for one from {heure} on.",
	plafond:
		"The site has already sent many codes today to browsers that it does not know. You can ask for one from {heure} on, or at once from a browser where you signed in before.",
	pause:
		"Many wrong codes have been typed for this address. To be safe, it accepts no more until {heure}, except in a browser where you signed in before. The e-mail that we sent to it says what to do.",
	refus: {
		mal_ecrit: "A code has six digits: copy those of the last e-mail received.",
		faux: "This is not the right code: check the six digits of the last e-mail received.",
		epuise:
			"Five tries were made, this code is good no more: ask for another one.",
		perime:
			"This code is good no more: ten minutes have passed, or it has been used. Ask for another one.",
	},
	suspendu:
		"The moderators have suspended the account of this address: it can no longer be used to sign in.",
};
