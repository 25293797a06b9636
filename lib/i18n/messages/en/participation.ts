export const PARTICIPATION = {
	mien: "Mine",
	compris: "including you",
	annuler: "Undo",
	vote: {
		verbe: "Vote",
		mien: "My vote",
		pour: "for {nom}",
		un: "{n} vote",
		plusieurs: "{n} votes",
		aucun: "no votes yet",
		fait: "Your vote is counted. Click again to withdraw it.",
		fait_en_liste: "Your vote is counted. Click again to withdraw it.",
		retire: "Vote withdrawn.",
	},
	soutien: {
		verbe: "Support",
		mien: "I support",
		objet: "the need “{titre}”",
		un: "{n} supporter",
		plusieurs: "{n} supporters",
		aucun: "no supporters yet",
		fait: "Your support is counted. Click again to withdraw it.",
		fait_en_liste:
			"Your support is counted, and you will be emailed updates. Click again to withdraw it.",
		retire: "Support withdrawn.",
	},
	etapes: {
		case: "Email me updates",
		aide: "One email for each step and each change of state. Unsubscribe in one click.",
		oui: "Updates are on.",
		non: "Updates are off.",
		arreter: "Turn updates off",
		arreter_quoi: "Turn updates off for {nom}",
		reprendre: "Turn updates on",
		reprendre_quoi: "Turn updates on for {nom}",
	},
	merci: {
		merci: "Thank you.",
		rang: "You are the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} person to support this need.",
		pourquoi: "A need moves faster when its neighbours know:",
		quoi: "of the need",
	},
	affiche: {
		lien: "A4 poster to print",
		titre: "Poster: {titre}",
		aide: "Print this page on a sheet of A4: the poster alone is printed.",
		code: "QR code of the address written beside it",
		lire: "Scan this code with a phone, or type this address:",
		soutien: {
			combien:
				"{assez, select, oui {{n, number} people already support this need.} other {Fewer than {n, number} people support this need so far.}}",
			question: "Is this your need too? Support it.",
		},
		resolu: {
			combien:
				"{assez, select, oui {{n, number} people supported this need.} other {Fewer than {n, number} people supported this need.}}",
			question: "There is a solution.",
		},
		vote: {
			combien:
				"{assez, select, oui {{n, number} people voted for this project.} other {Fewer than {n, number} people have voted for this project so far.}}",
			question: "Useful to you too? Vote for it.",
		},
	},
	confirmation: {
		vote: "You are signed in, and your vote is counted. Thank you!",
		signalement:
			"Thank you, your report has reached the moderation team. It stays between them and you.",
	},
	signalement: {
		titre: "Report a problem",
		sur: "Your report is about “<titre></titre>”.",
		chapeau:
			"A mistake, a duplicate, something that does not belong here? Tell us. The moderation team reads every report; none is ever published.",
		motif: "What is wrong?",
		motifs: {
			inexact: "Something is wrong or out of date",
			doublon: "This entry already exists",
			lien_mort: "A link leads nowhere",
			publicite: "It is advertising",
			vie_privee: "Someone is named here against their will",
			illicite: "The content is hateful or unlawful",
			autre: "Something else",
		},
		texte: "A few words to help us",
		texte_aide:
			"For example the correct information, or the address of the other entry.",
		autre_fiche: "The address of the other need, if this one repeats it",
		autre_fiche_aide:
			"The team can then compare them, and bring their supporters together.",
		courriel: "Your email address, to get an answer",
		courriel_aide:
			"It is only used to tell you what is decided; the team does not see it, and it is erased {jours, number} days later.",
		envoyer: "Send the report",
	},
};
