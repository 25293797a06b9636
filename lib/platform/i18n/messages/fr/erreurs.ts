/** What is said instead of a page that could not be shown. */
export const ERREURS = {
	introuvable: {
		titre: "Page introuvable",
		texte:
			"Rien ne se trouve à cette adresse. Elle est peut-être mal recopiée, ou la page a été retirée.",
	},
	retire: {
		titre: "Cette page a été retirée",
		texte:
			"Ce projet ou ce besoin était public\u00a0; il ne l’est plus. Son adresse ne servira à rien d’autre.",
	},
	panne: {
		titre: "Une erreur de notre côté",
		texte:
			"Cette page n’a pas pu être préparée. Rien de ce que vous avez envoyé avant n’est perdu. Réessayez dans un moment.",
	},
	indisponible: {
		titre: "Un instant, s’il vous plaît",
		texte:
			"L’annuaire ne répond pas pour le moment. Il revient en général en quelques secondes : rechargez la page.",
	},
	demande:
		"Numéro de la demande, à donner si vous signalez le problème : <id></id>",
	accueil: "Revenir à l’accueil",
	reessayer: "Réessayer",
} as const;
