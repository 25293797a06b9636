/** Feeds, and the page about them. */
export const FLUX = {
	articles: {
		titre: "{site}\u00a0: les articles",
		description: "Les articles de l’équipe, du plus récent au plus ancien.",
	},
	projets: {
		titre: "{site}\u00a0: les projets publiés",
		description:
			"Les {n, number} derniers projets publiés, avec la place de l’IA et le label IA de chacun.",
	},
	besoins: {
		titre: "{site}\u00a0: les besoins exprimés",
		description:
			"Les {n, number} derniers besoins rendus publics, avec leur état.",
	},
	places: {
		titre: "{site}\u00a0: les missions où aider",
		description:
			"Les {n, number} dernières missions ouvertes pour aider à répondre à un besoin.",
	},
	besoin: "Pour le besoin\u00a0:",
	jusqu_au: "jusqu’au {date}",
	etapes: {
		titre: "Les étapes de «\u00a0{besoin}\u00a0»",
		description:
			"Ce qui avance, étape après étape\u00a0: les {n, number} dernières.",
	},
	abonner: {
		lien: "S’abonner",
		quoi: "à cette liste, dans un lecteur de flux",
	},
	demonstration: "Démonstration\u00a0: votes et soutiens de comptes inventés.",
	par_theme: "{titre} (thème\u00a0: {theme})",
	par_lieu: "{titre} (près de\u00a0: {lieu})",
	droits:
		"Licence Ouverte 2.0 (Etalab). Réutilisation libre, en citant {site}.",
	usage_ia: "La place de l’IA",
	label: "Label IA\u00a0: {label}",
	etat: "État du besoin\u00a0: {etat}",
	label_ia: {
		non_renseigne: "Place de l’IA non précisée",
		sans_ia: "Sans IA",
		ia_appoint: "IA d’appoint",
		ia_centrale: "IA au cœur",
	},
	page: {
		chapeau:
			"Un flux est une adresse que l’on donne à un lecteur de flux\u00a0: il va voir à votre place ce qui est nouveau, sans compte ni courriel, et personne ne sait que vous lisez.",
		choisir: "Choisir un flux",
		par_theme: {
			titre: "Ne suivre qu’un thème",
			texte:
				"Chaque thème a un flux de ses projets, un flux de ses besoins et un flux des missions où y aider. Ces liens en sont les adresses.",
		},
		besoin:
			"Chaque besoin a aussi le sien, qui annonce ses étapes\u00a0: son adresse est sur la page du besoin.",
		autre_langue: "Le même en anglais",
		comment: {
			titre: "Comment s’en servir",
			texte:
				"Copiez une adresse et collez-la dans votre lecteur de flux\u00a0: Thunderbird, Feedly, NetNewsWire, Newsboat… La plupart la trouvent aussi à partir de l’adresse d’une page de ce site.",
			format:
				"Les flux sont au format Atom 1.0. Les textes écrits dans une autre langue que celle du flux sont marqués. Ils se relisent sans frais quand rien n’a changé (<code>ETag</code>).",
		},
	},
	vue: {
		note: "Ceci est un flux, montré ici sous une forme lisible\u00a0: les titres et les résumés. Donnez cette adresse à votre lecteur de flux, qui montrera les textes en entier\u00a0:",
		vide: "Rien encore\u00a0: ce flux se remplira tout seul.",
		modifie: "Mis à jour le {date}",
		tous: "Tous les flux",
	},
} as const;
