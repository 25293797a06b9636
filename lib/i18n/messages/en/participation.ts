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
		reprendre: "Turn updates on",
	},
	merci: {
		merci: "Thank you.",
		rang: "You are the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} person to support this need.",
		pourquoi: "A need moves faster when its neighbours know:",
		quoi: "of the need",
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
