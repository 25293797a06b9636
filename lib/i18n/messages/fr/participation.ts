/** Votes, supports and reports. */
export const PARTICIPATION = {
	mien: "Le mien",
	/** The same where it follows the count in words. */
	compris: "dont vous",
	annuler: "Annuler",
	vote: {
		verbe: "Voter",
		mien: "Mon vote",
		pour: "pour {nom}",
		un: "{n} vote",
		plusieurs: "{n} votes",
		aucun: "aucun vote",
		fait: "Votre vote est compté. Cliquez de nouveau pour le retirer.",
		fait_en_liste: "Votre vote est compté. Cliquez de nouveau pour le retirer.",
		retire: "Vote retiré.",
	},
	soutien: {
		verbe: "Soutenir",
		mien: "Je soutiens",
		objet: "le besoin «\u00a0{titre}\u00a0»",
		un: "{n} soutien",
		plusieurs: "{n} soutiens",
		aucun: "aucun soutien",
		fait: "Votre soutien est compté. Cliquez de nouveau pour le retirer.",
		fait_en_liste:
			"Votre soutien est compté\u00a0; ses étapes vous arriveront par courriel. Cliquez de nouveau pour le retirer.",
		retire: "Soutien retiré.",
	},
	etapes: {
		case: "Me prévenir par courriel quand ça avance",
		aide: "Un courriel à chaque étape et à chaque changement d’état. Désinscription en un clic.",
		oui: "Ses étapes vous arrivent par courriel.",
		non: "Ses étapes ne vous sont pas envoyées.",
		arreter: "Ne plus les recevoir",
		arreter_quoi: "Ne plus les recevoir\u00a0: étapes de {nom}",
		reprendre: "Les recevoir par courriel",
		reprendre_quoi: "Les recevoir par courriel\u00a0: étapes de {nom}",
	},
	/** The moment after a support. */
	merci: {
		merci: "Merci.",
		rang: "Vous êtes la {n, selectordinal, one {première} other {#e}} personne à soutenir ce besoin.",
		pourquoi: "Un besoin avance plus vite quand ses voisins le savent\u00a0:",
		quoi: "du besoin",
	},
	/** A sheet for a wall. */
	affiche: {
		lien: "Affiche A4 à imprimer",
		titre: "Affiche\u00a0: {titre}",
		aide: "Imprimez cette page sur une feuille A4\u00a0: seule l’affiche s’imprime.",
		code: "Code QR de l’adresse écrite à côté",
		lire: "Lisez ce code avec un téléphone, ou tapez cette adresse\u00a0:",
		soutien: {
			combien:
				"{assez, select, oui {{n, number} personnes soutiennent déjà ce besoin.} other {Moins de {n, number} personnes soutiennent ce besoin pour l’instant.}}",
			question: "C’est aussi votre besoin\u00a0? Soutenez-le.",
		},
		resolu: {
			combien:
				"{assez, select, oui {{n, number} personnes ont soutenu ce besoin.} other {Moins de {n, number} personnes ont soutenu ce besoin.}}",
			question: "Il existe une réponse.",
		},
		vote: {
			combien:
				"{assez, select, oui {{n, number} personnes ont voté pour ce projet.} other {Moins de {n, number} personnes ont voté pour ce projet, pour l’instant.}}",
			question: "Utile pour vous aussi\u00a0? Votez pour lui.",
		},
	},
	confirmation: {
		vote: "Vous êtes connecté, et votre vote est compté. Merci\u00a0!",
		signalement:
			"Merci, votre signalement est transmis à l’équipe de modération. Il reste entre elle et vous.",
	},
	signalement: {
		titre: "Signaler un problème",
		sur: "Votre signalement porte sur «\u00a0<titre></titre>\u00a0».",
		chapeau:
			"Une erreur, un doublon, un contenu qui n’a pas sa place ici\u00a0? Dites-le-nous. L’équipe de modération relit chaque signalement\u00a0; il n’est jamais publié.",
		motif: "Que se passe-t-il\u00a0?",
		motifs: {
			inexact: "Une information est fausse ou dépassée",
			doublon: "Cette fiche existe déjà",
			lien_mort: "Un lien ne mène nulle part",
			publicite: "C’est de la publicité",
			vie_privee: "Une personne y est nommée contre son gré",
			illicite: "Le contenu est haineux ou illégal",
			autre: "Autre chose",
		},
		texte: "Quelques mots pour nous aider",
		texte_aide:
			"Par exemple l’information juste, ou l’adresse de l’autre fiche.",
		autre_fiche: "L’adresse de l’autre besoin, si celui-ci le répète",
		autre_fiche_aide: "L’équipe pourra les comparer, et réunir leurs soutiens.",
		courriel: "Votre adresse de courriel, pour recevoir une réponse",
		courriel_aide:
			"Elle ne sert qu’à vous dire ce qui est décidé\u00a0; l’équipe ne la voit pas, et elle est effacée {jours, number} jours après.",
		envoyer: "Envoyer le signalement",
	},
} as const;
