export const LIENS = {
	projets: "Projects that meet this need",
	possibles: "Projects that may meet this need",
	possibles_aide: "Matched by their words: nobody on the team has checked yet.",
	voisins: "See also",
	oui: "Yes, it meets my need",
	presque: "Not quite",
	note: "Noted: {texte}",
	note_sans_texte: "Noted: not quite.",
	reponse: {
		titre: "This project meets your need",
		effet: "Your text will not be sent, and will be erased here.",
		confirmer: "Yes, erase my text",
		reprendre: "No, back to my text",
	},
	repondu: {
		titre: "Good to hear!",
		texte:
			"Your text has been erased. If this project is useful to you, a vote will help others find it.",
		voir: "See the project",
	},
	nuance: {
		titre: "This project almost meets your need",
		aide: "One line is enough. Only the team will read it, with your need.",
		champ: "What is missing, or what differs",
		continuer: "Continue with my need",
	},
	moderation: {
		etats: {
			sien: "The project of this need",
			suggere: "Suggested",
			confirme: "Confirmed",
			ecarte: "Set aside",
		},
		pas_public: "is not published: nobody sees this link",
		habitant:
			"{n, plural, one {One person} other {# people}} describing this need said “not quite”.",
		nuance: "What is missing, according to the author:",
	},
};
