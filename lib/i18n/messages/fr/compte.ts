/** The account area, and the pages that mails lead to. */
export const COMPTE = {
	titre: "Mon compte",
	menu: {
		apercu: "Aperçu",
		profil: "Profil",
		contributions: "Contributions",
		votes: "Votes",
		soutiens: "Soutiens",
		offres: "Offres",
		jetons: "Jetons",
		sessions: "Sessions",
		donnees: "Données",
	},
	apercu: {
		sortir: "Se déconnecter",
		nouveau: "Du nouveau sur les besoins que vous soutenez",
		parties: "Votre espace",
		avance: "Avancé",
		bonjour: "Bonjour {nom}",
		adresse: "Vous êtes connecté avec l’adresse <b>{courriel}</b>.",
		profil: "Votre nom, votre adresse et la langue de vos courriels.",
		contributions:
			"{n, plural, =0 {Vous n’avez encore rien proposé.} one {Une contribution, avec son état.} other {# contributions, avec leur état.}}",
		votes:
			"{n, plural, =0 {Vous n’avez voté pour aucun projet.} one {Vous avez voté pour un projet.} other {Vous avez voté pour # projets.}}",
		soutiens:
			"{n, plural, =0 {Vous ne soutenez aucun besoin.} one {Vous soutenez un besoin.} other {Vous soutenez # besoins.}} C’est ici qu’on choisit les courriels reçus.",
		offres:
			"{n, plural, =0 {Vous n’avez proposé votre aide à aucun besoin.} one {Une offre d’aide, avec sa réponse.} other {# offres d’aide, avec leur réponse.}}",
		jetons:
			"{n, plural, =0 {Aucun jeton d’accès à l’API.} one {Un jeton d’accès à l’API.} other {# jetons d’accès à l’API.}}",
		sessions:
			"{n, plural, =0 {Aucun appareil n’est connecté.} one {Un seul appareil est connecté, celui-ci.} other {# appareils sont connectés.}}",
		donnees: "Télécharger tout ce que le site sait de vous, ou tout effacer.",
	},
	fait: {
		identite: "Ce compte n’est plus relié.",
		profil: "Votre profil est enregistré.",
		adresse:
			"Votre compte a une nouvelle adresse. Vos autres appareils sont déconnectés.",
		vote: "Votre vote est retiré.",
		soutien: "Votre soutien est retiré.",
		etapes_oui: "Vous recevrez les étapes de ce besoin par courriel.",
		etapes_non: "Vous ne recevrez plus les étapes de ce besoin.",
		etapes_toutes:
			"Vous ne recevrez plus les étapes d’aucun besoin. Vos soutiens restent comptés.",
		offre_retiree: "Votre offre est retirée.",
		offre_acceptee:
			"L’offre est acceptée\u00a0: un courriel le dit à qui l’a faite.",
		offre_declinee:
			"L’offre est déclinée\u00a0: un courriel le dit à qui l’a faite.",
		contact_quitte: "Vous n’êtes plus contact de ce besoin.",
		correction: "Votre contribution est corrigée.",
		reponse:
			"Votre réponse est enregistrée\u00a0: votre texte revient à la modération.",
		renvoi:
			"Votre contribution est renvoyée\u00a0: la modération va la relire.",
		retrait: "Votre contribution est retirée.",
		contestation:
			"Votre contestation est envoyée. Un courriel vous dira ce qui est décidé.",
		session: "Cet appareil est déconnecté.",
		alerte_oui:
			"Un courriel vous préviendra des connexions dans un nouveau navigateur.",
		alerte_non:
			"Plus aucun courriel ne vous préviendra des connexions dans un nouveau navigateur.",
		cle: "La clé est retirée.",
		cle_ajoutee: "La clé est ajoutée.",
		jeton: "Le jeton est révoqué\u00a0: il n’ouvre plus rien.",
	},
	profil: {
		relies: "Comptes reliés",
		relie_le: "{emetteur}, relié le {le}.",
		delier: "Délier",
		titre: "Mon profil",
		nom: "Nom",
		nom_aide:
			"Seule l’équipe de modération le voit, à côté de vos contributions. Vous pouvez le laisser vide.",
		langue: "Langue des courriels",
		adresse_texte: "Votre compte est à l’adresse <b>{courriel}</b>.",
	},
	langues: { fr: "Français", en: "English" },
	votes: {
		titre: "Mes votes",
		vide: "Vous n’avez encore voté pour aucun projet. Ceux pour lesquels vous voterez seront réunis ici.",
		prive:
			"Vous seul voyez cette liste\u00a0: le site ne montre que des totaux.",
		date: "Voté",
		archive: "Ce projet n’est plus publié.",
		retirer: "Retirer mon vote",
		retirer_quoi: "Retirer mon vote pour {nom}",
	},
	soutiens: {
		titre: "Mes soutiens",
		vide: "Vous ne soutenez encore aucun besoin. Ceux que vous soutiendrez seront réunis ici, avec le choix de leurs courriels.",
		date: "Soutenu",
		archive: "Ce besoin n’est plus publié.",
		retirer: "Retirer mon soutien",
		retirer_quoi: "Retirer mon soutien à {nom}",
		tout: "Ne plus recevoir aucune étape",
		tout_texte:
			"Les étapes d’un besoin que vous soutenez vous arrivent par courriel, sauf si vous les refusez. Un refus est retenu, même si vous retirez votre soutien et le redonnez.",
		tout_confirmer:
			"Vous ne recevrez plus aucun courriel des besoins que vous soutenez. Vos soutiens, eux, restent comptés.",
		tout_oui: "Oui, tout arrêter",
	},
	offres: {
		titre: "Mes offres d’aide",
		vide: "Vous n’avez encore proposé votre aide à aucun besoin. Vos offres seront réunies ici, avec leur réponse.",
		places: "Voir les missions ouvertes",
		le: "Proposée",
		reponse: "Réponse",
		expire: "Sans réponse, elle expire le <date></date>.",
		message: "Mon message",
		contact_oui: "Si elle est acceptée, nos adresses sont échangées.",
		contact_non: "Mon adresse n’est donnée à personne.",
		echange: "Les adresses sont dans le courriel qui a annoncé cette réponse.",
		retirer: "Retirer mon offre",
		retirer_quoi: "Retirer mon offre pour {titre}",
		retirer_effet:
			"Plus personne ne pourra l’accepter. Une aide déjà acceptée est rendue\u00a0: sa mission cherche de nouveau quelqu’un, et qui l’avait acceptée en est prévenu.",
		retirer_oui: "Oui, retirer mon offre",
	},
	contributions: {
		titre: "Mes contributions",
		vide: "Vous n’avez encore proposé ni projet ni besoin. Ce que vous enverrez sera suivi ici, de la relecture à la publication.",
		envoye: "Envoyé",
		publie: "Publié",
		motif: "Raison donnée\u00a0:",
		corriger: "Corriger",
		repondre: "Répondre",
		repondre_quoi: "Répondre au sujet de {nom}",
		corriger_quoi: "Corriger {nom}",
		retirer: "Retirer",
		retirer_quoi: "Retirer {nom}",
		retirer_confirmer:
			"Le texte de «\u00a0{nom}\u00a0» sera effacé sans avoir été relu. On ne peut pas revenir en arrière.",
		retirer_oui: "Oui, retirer cette contribution",
	},
	retire: {
		le: "La modération l’a retiré de l’annuaire le",
		sans_raison:
			"Votre vote ou votre soutien est gardé\u00a0; il comptera de nouveau si la fiche revient.",
	},
	contestation: {
		titre: "Fiche retirée de l’annuaire",
		chapeau: "La modération a retiré «\u00a0{titre}\u00a0» de l’annuaire le",
		raison: "La raison donnée",
		sans_motif: "Aucune raison n’a été écrite.",
		votre_texte: "Votre contestation",
		reponse: "La réponse",
		jusquau: "Vous pouvez contester cette décision une fois, jusqu’au",
		attend:
			"Vous avez contesté cette décision. Quelqu’un d’autre que la personne qui a retiré la fiche la relit\u00a0; un courriel vous dira ce qui est décidé.",
		maintenu:
			"Vous avez contesté cette décision\u00a0: quelqu’un d’autre l’a relue et l’a maintenue.",
		passe: "Le délai pour contester cette décision est passé.",
		contester: "Contester cette décision",
		revoir: "Revoir la décision",
		texte: "Pourquoi cette fiche devrait revenir",
		texte_aide:
			"L’équipe de modération lira ce texte, personne d’autre. Vous ne pourrez plus le changer.",
		envoyer: "Envoyer ma contestation",
	},
	correction: {
		titre: "Corriger ma contribution",
		chapeau:
			"Elle attend encore d’être relue\u00a0: vous pouvez tout y changer.",
		enregistrer: "Enregistrer la correction",
	},
	sessions: {
		titre: "Mes sessions",
		chapeau:
			"Chaque appareil sur lequel vous êtes connecté. Si l’un d’eux n’est pas à vous, déconnectez-le.",
		celle_ci: "Cet appareil",
		inconnu: "Appareil inconnu",
		sur: "{navigateur} sur {systeme}",
		ouverte: "Connecté",
		vue: "vu",
		maintenant: "en service en ce moment",
		fermer: "Déconnecter",
		fermer_quoi: "Déconnecter\u00a0: {nom}",
		partout: "Se déconnecter partout",
		partout_texte:
			"Toutes les sessions se ferment, celle-ci comprise. Vos jetons d’accès à l’API restent valables\u00a0: ils se révoquent à part.",
		partout_oui: "Oui, me déconnecter partout",
		alerte: {
			titre: "Être prévenu",
			oui: "M’écrire quand mon compte est ouvert dans un nouveau navigateur",
			aide: "Un navigateur où vous vous êtes connecté est reconnu pendant 180 jours, sauf si vous y effacez les témoins de connexion (cookies) ou si vous vous déconnectez partout.",
			enregistrer: "Enregistrer ce choix",
		},
	},
	donnees: {
		titre: "Mes données",
		telecharger: "Télécharger mes données",
		telecharger_texte:
			"Tout ce que le site garde à votre sujet\u00a0: compte, sessions, jetons (sans leur secret), votes, soutiens, contributions, signalements, brouillons, demandes de la modération, journal et courriels, dans un fichier JSON.",
		telecharger_lien: "Télécharger le fichier",
		effacer_texte:
			"Un code envoyé à votre adresse le confirmera. Avant cela, la page dit tout ce qui disparaît.",
	},
	effacement: {
		titre: "Supprimer mon compte",
		part: "Ce qui disparaît aussitôt, sans retour\u00a0:",
		part_liste: {
			acces: "votre compte, vos sessions et vos jetons\u00a0;",
			votes:
				"vos votes et vos soutiens, avec ce que vous avez raconté ou répondu d’un besoin, même montré, et les totaux baissent d’autant\u00a0;",
			aide: "vos offres d’aide, même acceptées\u00a0;",
			paroles: "les mots de vos signalements et de vos contestations\u00a0;",
			textes:
				"vos contributions qui n’ont jamais été publiées, et vos brouillons\u00a0;",
			traces: "votre adresse et votre nom, partout où le journal les gardait.",
		},
		reste:
			"Vos projets et vos besoins publiés restent, sans auteur. Si votre nom y est écrit, demandez d’abord sa correction.",
		conseil: "Vous pouvez d’abord <lien>télécharger vos données</lien>.",
		demander: "M’envoyer un code",
		demander_texte: "Le code part à l’adresse <b>{courriel}</b>.",
		code: "Code reçu par courriel",
		code_aide: "Six chiffres. Il vaut dix minutes.",
		envoye: "Un code est parti à l’adresse <b>{courriel}</b>.",
		confirmer: "Supprimer définitivement mon compte",
		renvoyer: "Pas reçu\u00a0? Envoyer un autre code",
	},
	efface: {
		titre: "Votre compte est supprimé",
		texte:
			"Le site ne sait plus rien de vous. Merci d’avoir pris part à l’annuaire.",
		accueil: "Retour à l’accueil",
	},
	adresse: {
		titre: "Changer d’adresse",
		chapeau:
			"Votre compte est à l’adresse <b>{courriel}</b>. Pour en changer, il faut un code reçu à l’ancienne adresse et un autre reçu à la nouvelle.",
		perdue:
			"Si vous n’avez plus accès à l’ancienne, écrivez à l’équipe du site.",
		nouvelle: "Nouvelle adresse",
		demander: "Envoyer les deux codes",
		envoyes:
			"Deux codes sont partis\u00a0: l’un à <b>{ancienne}</b>, l’autre à <b>{nouvelle}</b>. Ils valent dix minutes.",
		code_ancien: "Code reçu à l’ancienne adresse",
		code_nouveau: "Code reçu à la nouvelle adresse",
		code_aide: "Six chiffres.",
		autre: "Choisir une autre adresse, ou redemander des codes",
		meme: "c’est déjà l’adresse de votre compte.",
	},
	desinscription: {
		titre: "Ne plus recevoir ces courriels",
		question:
			"Vous ne recevrez plus les courriels du besoin «\u00a0<q>{titre}</q>\u00a0».",
		soutien: "Votre soutien, lui, reste compté.",
		fait: "C’est fait\u00a0: vous ne recevrez plus les courriels de ce besoin.",
		reprendre:
			"Pour changer d’avis, ou pour d’autres besoins, passez par <lien>vos soutiens</lien>.",
	},
} as const;
