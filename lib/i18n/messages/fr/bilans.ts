export const BILANS = {
	titre: "Est-ce réglé pour vous\u00a0?",
	reponse: {
		oui: "Oui, c’est réglé",
		en_partie: "En partie",
		non: "Non, ce n’est pas réglé",
	},
	fiche: {
		titre: "Ce qu’en disent ses soutiens",
		phrase: "{n, plural, one {# réponse} other {# réponses}}\u00a0: {parts}",
		seules:
			"{n, plural, one {# réponse} other {# réponses}}. Leur détail se dira quand chacune en comptera cinq.",
		parts: {
			oui: "{n, number}\u00a0% réglé",
			en_partie: "{n, number}\u00a0% en partie",
			non: "{n, number}\u00a0% non",
			oui_en_partie: "{n, number}\u00a0% réglé ou en partie",
			en_partie_non: "{n, number}\u00a0% en partie ou non",
		},
		aide: "Demandé un mois après, à qui soutenait ce besoin. Nombres arrêtés le <date></date>\u00a0; ils n’avancent que par cinq au moins, pour que personne n’y lise la réponse de quelqu’un.",
		phrases: "Dans leurs mots",
	},
	page: {
		question: "Le besoin «\u00a0<besoin></besoin>\u00a0» est marqué résolu.",
		choisie: "Votre réponse sera\u00a0: <b></b>.",
		autres: "Répondre autrement",
		reponse: "Votre réponse",
		phrase: "Une phrase pour l’équipe",
		phrase_aide:
			"Ce qui est réglé, ou ce qui manque. Sans nom ni coordonnées\u00a0: l’équipe ne sait pas de qui elle vient.",
		publique: "Cette phrase peut être montrée à tous",
		publique_aide:
			"Sans nom, sur la page du besoin, après relecture. Sinon, seule l’équipe la lit.",
		prive:
			"Personne ne voit qui a répondu quoi. Vous pouvez changer d’avis pendant soixante jours.",
		repondre: "Répondre\u00a0: {reponse}",
		envoyer: "Envoyer ma réponse",
		donnee: "Votre réponse est comptée\u00a0: <b></b>.",
		jusqu_au: "Vous pouvez la changer jusqu’au <date></date>.",
		figee: "Votre réponse ne change plus.",
		changer: "Changer ma réponse",
		changer_phrase: "Changer ma phrase",
		reprendre: "Reprendre ma réponse",
		etat: {
			equipe: "Votre phrase est pour l’équipe seule.",
			attente: "Votre phrase attend une relecture avant d’être montrée.",
			publiee:
				"Votre phrase est retenue\u00a0: la page du besoin la montre dès que cinq personnes ont répondu.",
			ecartee: "Votre phrase n’a pas été retenue pour être montrée.",
		},
		pas_livre:
			"Ce besoin n’est pas résolu, ou ne l’est plus\u00a0: il n’y a rien à répondre pour l’instant.",
		sans_soutien:
			"Vous ne soutenez plus ce besoin\u00a0: la question n’est posée qu’à qui le soutient.",
		voir: "Voir le besoin",
	},
	compte: {
		repondre: "Est-ce réglé pour vous\u00a0? Répondre",
		repondre_quoi: "Est-ce réglé pour vous\u00a0? Répondre pour {nom}",
		repondu: "Est-ce réglé\u00a0? Vous avez répondu\u00a0: <b></b>.",
		changer: "Voir ou changer",
		changer_quoi: "Voir ou changer la réponse pour {nom}",
	},
	projet: {
		titre: "Besoins auxquels ce projet répond",
	},
	chiffres: {
		titre: "Du besoin à la réponse",
		chemin: "Combien de besoins sont allés au moins jusque-là.",
		delai:
			"{n, plural, =0 {La moitié des besoins résolus l’ont été le jour même où ils étaient exprimés.} one {La moitié des besoins résolus l’ont été en un jour ou moins.} other {La moitié des besoins résolus l’ont été en # jours ou moins.}}",
		reponses:
			"{reponses, plural, one {# réponse} other {# réponses}} à «\u00a0Est-ce réglé pour vous\u00a0?\u00a0», sur {besoins, plural, one {# besoin} other {# besoins}}.",
		part: "{n, number}\u00a0% disent que c’est réglé, là où cette réponse se compte à part ({reponses, plural, one {# réponse} other {# réponses}}).",
		aucun: "Trop peu de réponses pour publier un chiffre.",
	},
	moderation: {
		titre: "Phrases de ses soutiens",
		publier: "Publier",
		publier_quoi: "Publier cette phrase sur {nom}",
		ecarter: "Ne pas publier",
		ecarter_quoi: "Ne pas publier cette phrase sur {nom}",
		retirer: "Ne plus publier",
		attendent: "Phrases à lire",
		fait_publiee: "La phrase est publiée sur la page du besoin.",
		fait_ecartee: "La phrase n’est pas publiée.",
		revenir: "Revenir sur cette décision",
		publiees: "Phrases publiées",
		ecartees: "Phrases non publiées",
		equipe: "Phrases pour l’équipe",
		equipe_aide:
			"À lire ici seulement\u00a0; les plus récentes, dans le désordre.",
	},
} as const;
