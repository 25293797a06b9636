export const BILANS = {
	titre: "Is it solved for you?",
	reponse: {
		oui: "Yes, it is solved",
		en_partie: "In part",
		non: "No, it is not solved",
	},
	fiche: {
		titre: "What its supporters say",
		phrase: "{n, plural, one {# answer} other {# answers}}: {parts}",
		seules:
			"{n, plural, one {# answer} other {# answers}}. Their detail will be told once five people gave each.",
		parts: {
			oui: "{n, number}% solved",
			en_partie: "{n, number}% in part",
			non: "{n, number}% no",
			oui_en_partie: "{n, number}% solved or in part",
			en_partie_non: "{n, number}% in part or no",
		},
		aide: "Asked a month later of those who supported this need. Numbers as of <date></date>; they only move by five at least, so that nobody reads someone’s answer in them.",
		phrases: "In their own words",
	},
	page: {
		question: "The need “<besoin></besoin>” is marked as solved.",
		choisie: "Your answer will be: <b></b>.",
		autres: "Answer differently",
		reponse: "Your answer",
		phrase: "A sentence for the team",
		phrase_aide:
			"What is solved, or what is missing. No name or contact details: the team does not know who wrote it.",
		publique: "This sentence may be shown to everybody",
		publique_aide:
			"Without a name, on the page of the need, after review. Otherwise only the team reads it.",
		prive:
			"Nobody sees who answered what. You can change your mind for sixty days.",
		repondre: "Answer: {reponse}",
		envoyer: "Send my answer",
		donnee: "Your answer is counted: <b></b>.",
		jusqu_au: "You can change it until <date></date>.",
		figee: "Your answer can no longer be changed.",
		changer: "Change my answer",
		changer_phrase: "Change my sentence",
		reprendre: "Take my answer back",
		etat: {
			equipe: "Your sentence is for the team alone.",
			attente: "Your sentence awaits review before it is shown.",
			publiee:
				"Your sentence was accepted: the page of the need shows it once five people have answered.",
			ecartee: "Your sentence was not chosen to be shown.",
		},
		pas_livre:
			"This need is not solved, or no longer is: there is nothing to answer for now.",
		sans_soutien:
			"You no longer support this need: only those who support it are asked.",
		voir: "See the need",
	},
	compte: {
		repondre: "Is it solved for you? Answer",
		repondre_quoi: "Is it solved for you? Answer about {nom}",
		repondu: "Is it solved? You answered: <b></b>.",
		changer: "See or change",
		changer_quoi: "See or change the answer about {nom}",
	},
	projet: {
		titre: "Needs this project meets",
	},
	chiffres: {
		titre: "From need to answer",
		chemin: "How many needs came at least that far.",
		delai:
			"{n, plural, =0 {Half of the solved needs were solved on the very day they were expressed.} one {Half of the solved needs took one day or less.} other {Half of the solved needs took # days or less.}}",
		reponses:
			"{reponses, plural, one {# answer} other {# answers}} to “Is it solved for you?”, about {besoins, plural, one {# need} other {# needs}}.",
		part: "{n, number}% say that it is solved, where that answer is told apart ({reponses, plural, one {# answer} other {# answers}}).",
		aucun: "Too few answers to publish a figure.",
	},
	moderation: {
		titre: "Sentences by its supporters",
		publier: "Publish",
		publier_quoi: "Publish this sentence about {nom}",
		ecarter: "Do not publish",
		ecarter_quoi: "Do not publish this sentence about {nom}",
		retirer: "Stop publishing",
		attendent: "Sentences to read",
		fait_publiee: "The sentence is published on the need’s page.",
		fait_ecartee: "The sentence is not published.",
		revenir: "Come back to this decision",
		publiees: "Published sentences",
		ecartees: "Sentences not published",
		equipe: "Sentences for the team",
		equipe_aide: "To be read here only; the most recent, in no order.",
	},
} as const;
