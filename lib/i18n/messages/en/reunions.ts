export const REUNIONS = {
	fiche: {
		titre: "Needs merged into this one",
		aide: "The team has merged other needs here, which said the same. Each person who supported them counts once.",
		le: "merged on <date></date>",
	},
	moderation: {
		comparer_signale: "Compare with the other need",
		pourquoi: "Say why two needs are one",
		raison: "Why, in French",
		raison_aide:
			"One sentence, public: it stands on the page of the need kept, and in the emails. Without it, “Both entries describe the same need”.",
		reuni_a: "This need was merged into <lien></lien> on <date></date>.",
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
	},
};
