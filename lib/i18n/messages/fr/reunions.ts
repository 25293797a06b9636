export const REUNIONS = {
	fiche: {
		titre: "Besoins réunis à celui-ci",
		aide: "L’équipe a réuni ici d’autres besoins qui disaient la même chose. Chaque personne qui les soutenait compte une fois.",
		le: "réuni le <date></date>",
	},
	moderation: {
		titre: "Réunir deux besoins",
		lien: "Réunir à un autre besoin",
		lien_reuni: "Voir la réunion, ou la défaire",
		page: "Réunir «\u00a0{titre}\u00a0» à un autre besoin",
		retour: "Revenir à la fiche",
		avec: "L’autre besoin",
		avec_aide: "Son identifiant, ou l’adresse de sa page.",
		comparer_signale: "Comparer avec l’autre besoin",
		comparer: "Comparer",
		inconnu:
			"Cette adresse n’est pas celle d’un autre besoin\u00a0: vérifiez-la.",
		celui_ci: "Ce besoin",
		autre: "L’autre besoin",
		texte: "Texte",
		etat: "État",
		soutiens: "Soutiens",
		communs: "Soutiens en commun",
		peu: "moins de cinq",
		theme: "Thème",
		territoire: "Territoire",
		projet: "Projet lié",
		publie_le: "Exprimé le",
		rien: "aucun",
		reste: {
			chantier:
				"Son espace de travail est ouvert\u00a0: il ne peut pas être celui qui disparaît.",
			pas_public: "Il n’est pas public\u00a0: il ne peut pas être réuni.",
		},
		decision: "Les réunir",
		garde: "Lequel garder",
		garde_aide:
			"L’autre disparaît\u00a0: son adresse mène à celui-ci, et ses soutiens y comptent.",
		raison_fr: "Pourquoi, en français",
		raison_en: "Pourquoi, en anglais",
		raison_aide:
			"Une phrase, publique\u00a0: elle est sur la page du besoin gardé, et dans les courriels.",
		consequence:
			"Chaque personne dont le soutien est déplacé, et l’auteur, reçoivent un courriel après une minute, avec un bouton pour reprendre leur soutien. Cela se défait pendant trente jours.",
		confirme: "J’ai lu les deux textes\u00a0: c’est le même besoin.",
		confirme_manque: "cochez cette case\u00a0: elle confirme la réunion.",
		reunir: "Réunir ces besoins",
		fait: "C’est fait\u00a0: les deux besoins n’en font plus qu’un.",
		reuni_a: "Ce besoin est réuni à <lien></lien> depuis le <date></date>.",
		raison: "Raison\u00a0:",
		separer: "Les séparer de nouveau",
		separer_aide:
			"Possible jusqu’au <date></date>. Chacun retrouve son soutien, sauf qui l’a retiré depuis\u00a0; les soutiens donnés depuis restent au besoin gardé.",
		trop_tard: "Cette réunion ne se défait plus.",
		separe: "Ce besoin est de nouveau à part.",
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
		voir: "Voir le besoin",
	},
} as const;
