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
	affluence: {
		titre: "Beaucoup de monde en ce moment",
		texte:
			"Cette page n’a pas pu être préparée tout de suite. Réessayez dans {n, plural, =0 {un instant} one {une seconde} other {# secondes}}.",
	},
	trop_de_pages: {
		titre: "Beaucoup de pages en peu de temps",
		texte:
			"Votre réseau a demandé beaucoup de pages en une minute. Réessayez dans {n, plural, =0 {un instant} one {une seconde} other {# secondes}}.",
	},
	panne: {
		titre: "Une erreur de notre côté",
		texte:
			"Cette page n’a pas pu être préparée. Rien de ce que vous avez envoyé avant n’est perdu. Réessayez dans un moment.",
	},
	hors_ligne: {
		titre: "Vous êtes hors ligne",
		texte:
			"Votre appareil ne joint pas le site. Rien de ce que vous aviez envoyé n’est perdu\u00a0: vérifiez la connexion au réseau, puis réessayez.",
	},
	indisponible: {
		titre: "Un instant, s’il vous plaît",
		texte:
			"L’annuaire ne répond pas pour le moment. Il revient en général en quelques secondes.",
	},
	essai_seul:
		"La page se redemande une fois d’elle-même. Ce que vous aviez commencé à écrire ailleurs y est resté.",
	saisie_gardee:
		"Ce que vous avez écrit est resté dans la page d’avant\u00a0: revenez en arrière dans votre navigateur, puis envoyez de nouveau.",
	lecture_seule: {
		titre: "Le site est en lecture seule",
		texte:
			"Une maintenance est en cours\u00a0: tout se lit, et rien n’est enregistré. Rien de ce qui était là n’est perdu\u00a0; recommencez plus tard.",
	},
	malformee: {
		titre: "Demande mal comprise",
		texte:
			"Ce qui a été demandé n’a pas pu être lu\u00a0: l’adresse est peut-être mal recopiée, ou le formulaire est arrivé incomplet. Rien n’a été enregistré.",
	},
	etrangere: {
		titre: "Envoi refusé",
		texte:
			"Cet envoi ne vient pas d’une page de ce site, ou votre navigateur ne dit pas d’où il vient. Rien n’a été enregistré.",
	},
	methode: {
		titre: "Demande sans réponse",
		texte: "Cette adresse se lit\u00a0; elle ne répond à rien d’autre.",
	},
	trop_longue: {
		titre: "Envoi trop long",
		texte:
			"Ce que vous avez envoyé dépasse 300 Kio, bien plus que ce que les champs acceptent. Revenez en arrière pour le raccourcir. Rien n’a été enregistré.",
	},
	demande:
		"Numéro de la demande, à donner si vous signalez le problème : <id></id>",
	accueil: "Revenir à l’accueil",
	reessayer: "Réessayer",
} as const;
