export const REUNIONS = {
	fiche: {
		titre: "Besoins réunis à celui-ci",
		aide: "L’équipe a réuni ici d’autres besoins qui disaient la même chose. Chaque personne qui les soutenait compte une fois.",
		le: "réuni le <date></date>",
	},
	moderation: {
		comparer_signale: "Comparer avec l’autre besoin",
		pourquoi: "Dire pourquoi deux besoins n’en font qu’un",
		raison: "Pourquoi, en français",
		raison_aide:
			"Une phrase, publique\u00a0: elle est sur la page du besoin gardé, et dans les courriels. Sans elle, «\u00a0Les deux fiches décrivent le même besoin\u00a0».",
		reuni_a: "Ce besoin est réuni à <lien></lien> depuis le <date></date>.",
	},
	reprise: {
		titre: "Ce n’est pas mon besoin",
		question:
			"Vous souteniez «\u00a0<absorbe></absorbe>\u00a0». L’équipe l’a réuni à «\u00a0<garde></garde>\u00a0», et votre soutien y compte.",
		effet:
			"Si ce n’est pas votre besoin, reprenez votre soutien\u00a0: rien d’autre ne change.",
		oui: "Reprendre mon soutien",
		rien: "Aucun soutien déplacé n’est à reprendre\u00a0: soit vous l’avez déjà repris, soit vous avez soutenu ce besoin vous-même.",
		separe:
			"L’équipe a séparé de nouveau «\u00a0<absorbe></absorbe>\u00a0»\u00a0: il n’y a rien à reprendre.",
	},
} as const;
