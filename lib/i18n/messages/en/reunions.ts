import type { REUNIONS as FR } from "../fr/reunions.ts";
import type { Translated } from "../translated.ts";

export const REUNIONS: Translated<typeof FR> = {
	fiche: {
		titre: "Needs merged into this one",
		aide: "The team has merged other needs here, which said the same. Each person who supported them counts once.",
		le: "merged on <date></date>",
	},
	moderation: {
		titre: "Merge two needs",
		lien: "Merge into another need",
		lien_reuni: "See the merge, or undo it",
		page: "Merge “{titre}” into another need",
		retour: "Back to the entry",
		avec: "The other need",
		avec_aide: "Its slug, or the address of its page.",
		comparer_signale: "Compare with the other need",
		comparer: "Compare",
		inconnu: "This address is not that of another need: check it.",
		celui_ci: "This need",
		autre: "The other need",
		texte: "Text",
		etat: "State",
		soutiens: "Supporters",
		communs: "Supporters in common",
		peu: "fewer than five",
		theme: "Theme",
		territoire: "Territory",
		projet: "Linked project",
		publie_le: "Expressed on",
		rien: "none",
		reste: {
			chantier: "Its work space is open: it cannot be the one that goes.",
			pas_public: "It is not public: it cannot be merged.",
		},
		decision: "Merge them",
		garde: "Which one to keep",
		garde_aide:
			"The other one goes: its address leads to this one, and its supporters count there.",
		raison_fr: "Why, in French",
		raison_en: "Why, in English",
		raison_aide:
			"One sentence, public: it stands on the page of the need kept, and in the emails.",
		consequence:
			"Each person whose support is moved, and the author, get an email after one minute, with a button to take their support back. It can be undone for thirty days.",
		confirme: "I have read both texts: it is the same need.",
		confirme_manque: "tick this box: it confirms the merge.",
		reunir: "Merge these needs",
		fait: "Done: the two needs are now one.",
		reuni_a:
			"This need has been merged into <lien></lien> since <date></date>.",
		raison: "Reason:",
		separer: "Take them apart again",
		separer_aide:
			"Possible until <date></date>. Everyone gets their support back, except those who have withdrawn it since; supports given since stay with the need kept.",
		trop_tard: "This merge can no longer be undone.",
		separe: "This need stands on its own again.",
	},
	reprise: {
		titre: "It is not my need",
		question:
			"You supported “<absorbe></absorbe>”. The team merged it into “<garde></garde>”, and your support counts there.",
		effet:
			"If it is not your need, take your support back: nothing else changes.",
		oui: "Take my support back",
		rien: "There is no moved support to take back: either you have taken it back already, or you supported this need yourself.",
		separe:
			"The team has taken “<absorbe></absorbe>” apart again: there is nothing to take back.",
		voir: "See the need",
	},
};
