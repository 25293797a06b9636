import type { PARTICIPATION as FRENCH } from "../fr/participation.ts";
import type { Translated } from "../translated.ts";

export const PARTICIPATION: Translated<typeof FRENCH> = {
	vote: {
		verbe: "Vote",
		pour: "for {nom}",
		un: "{n} vote",
		plusieurs: "{n} votes",
		fait: "Your vote is counted.",
		retire: "Your vote is withdrawn.",
	},
	soutien: {
		verbe: "Support",
		objet: "the need “{titre}”",
		un: "{n} supporter",
		plusieurs: "{n} supporters",
		fait: "Your support is counted.",
		retire: "Your support is withdrawn.",
	},
	etapes: {
		case: "Get its steps by e-mail",
		aide: "One e-mail for each new step and each change of state, nothing else. You can say no at any time.",
		oui: "Its steps reach you by e-mail.",
		non: "Its steps are not sent to you.",
		arreter: "Stop getting them",
		reprendre: "Get them by e-mail",
	},
	confirmation: {
		vote: "You are signed in, and your vote is counted. Thank you!",
		soutien: "You are signed in, and your support is counted. Thank you!",
		signalement:
			"Thank you, your report has reached the moderation team. It stays between them and you.",
	},
	signalement: {
		lien: "Report a problem",
		titre: "Report a problem",
		sur: "Your report is about “<titre></titre>”.",
		chapeau:
			"A mistake, a duplicate, something that does not belong here? Tell us. The moderation team reads every report; none is ever published.",
		motif: "What is the matter?",
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
			"For instance what is right, or the address of the other entry.",
		envoyer: "Send the report",
	},
};
