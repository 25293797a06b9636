/** Places to help with a need, and what people offer. */
export const AIDER = {
	titre: "Aider",
	chapeau:
		"Des besoins que l’on est en train de résoudre cherchent quelques heures de votre temps. Choisissez une place, dites ce que vous savez faire.",
	description:
		"Les places ouvertes pour aider à répondre à un besoin, par rôle et par thème.",
	total:
		"{n, plural, =0 {Aucune place ouverte} one {# place ouverte} other {# places ouvertes}}",
	libres: "{n, plural, one {# place ouverte} other {# places ouvertes}}",
	heures: "{n, plural, one {# heure par semaine} other {# heures par semaine}}",
	distance: "à distance",
	jusqu_au: "jusqu’au <date></date>",
	pour: "Pour le besoin «\u00a0<titre></titre>\u00a0»",
	bouton: "Je peux aider",
	bouton_quoi: "Je peux aider\u00a0: {titre}",
	besoins: "Parcourir les besoins",
	section: "Places ouvertes",
	prive: "Qui propose son aide reste privé.",
	toutes: "Toutes les places ouvertes",
	role: "Rôle",
	aucune:
		"Aucune place n’est ouverte en ce moment. Soutenez les besoins qui comptent pour vous\u00a0: quand l’un d’eux avance, ses places s’ouvrent ici.",
	offre: {
		titre: "Je peux aider",
		chapeau:
			"Dites ce que vous savez faire et quand vous êtes disponible. Seuls l’équipe et les référents de ce besoin lisent votre message.",
		sans_compte:
			"Écrivez d’abord\u00a0: la connexion vient en dernier, et votre texte est gardé 24 heures.",
		message: "Votre message",
		message_aide:
			"De {min, number} à {max, number} caractères. N’y mettez ni adresse ni numéro\u00a0: la case ci-dessous s’en charge.",
		contact:
			"Si mon aide est acceptée, donner mon adresse de courriel à qui l’accepte",
		contact_aide:
			"Vous recevrez alors la sienne. Sans cette case, votre adresse n’est donnée à personne.",
		limites:
			"{jour, number} offres par jour et {ouvertes, number} sans réponse au plus. Vous pouvez retirer la vôtre à tout moment\u00a0; sans réponse dans les {delai, number} jours, un courriel vous le dit.",
		continuer: "Vérifier mon message",
		fermee:
			"Cette place n’est plus ouverte\u00a0: elle est prise, ou sa date est passée.",
		deja: "Vous avez déjà proposé votre aide pour cette place. Tant que personne ne l’a lu, ce que vous écrivez ici remplace votre message.",
		la_voir: "Voir mon offre",
		autres: "Voir les autres places ouvertes",
		retour: "Revenir au besoin",
	},
	verification: {
		titre: "Vérifiez votre message",
		chapeau:
			"Il ne sera jamais public. Le liront l’équipe et les référents de ce besoin, personne d’autre.",
		message: "Votre message",
		contact: "Votre adresse de courriel",
		contact_oui: "donnée à qui accepte votre aide, à ce moment-là seulement",
		contact_non: "donnée à personne",
		place: "La place",
		modifier: "Modifier",
		modifier_quoi: "Modifier\u00a0: {quoi}",
		connexion_aide:
			"Il ne reste qu’à vous connecter avec votre adresse de courriel\u00a0: un code à six chiffres suffit, sans mot de passe. Vous reviendrez ici, et votre message vous attendra.",
		connexion: "Se connecter pour envoyer",
		revenu: "Vous êtes connecté. Il ne reste qu’à envoyer.",
		envoyer: "Proposer mon aide",
	},
	merci: {
		titre: "Merci, votre offre est arrivée",
		suite: "Et maintenant\u00a0?",
		lecture:
			"Une personne de l’équipe, ou un référent du besoin, lit votre message.",
		reponse:
			"Un courriel vous dit si votre aide est acceptée. Sans réponse dans les {delai, number} jours, un courriel vous le dit aussi.",
		retrait: "Vous pouvez la suivre ou la retirer depuis votre compte.",
		mes_offres: "Voir mes offres",
		autres: "Voir les autres places",
	},
	recues: {
		titre: "Offres reçues",
		menu: "Offres reçues",
		chapeau:
			"Vous êtes référent de ces besoins. Lisez ce que l’on vous propose, et répondez\u00a0: vous seul, les autres référents et l’équipe le voient.",
		vide: "Personne n’a encore proposé son aide.",
		le: "Proposée",
		contact_oui: "Accepte d’échanger son adresse avec qui l’accepte.",
		contact_non: "Ne souhaite pas donner son adresse.",
		adresse: "Son adresse\u00a0: {adresse}",
		accepter: "Accepter",
		accepter_quoi: "Accepter l’offre {n} pour {titre}",
		decliner: "Décliner",
		decliner_quoi: "Décliner l’offre {n} pour {titre}",
		accepter_effet:
			"Un courriel le lui dit. Si cette personne l’a souhaité, vos adresses sont échangées dans ce courriel et dans le vôtre.",
		decliner_effet: "Un courriel le lui dit, avec vos mots s’il y en a.",
		oui_accepter: "Oui, accepter cette aide",
		oui_decliner: "Oui, décliner cette aide",
	},
	moderation: {
		lien: "Places, référents et offres d’aide",
		page: "Places pour aider «\u00a0{titre}\u00a0»",
		titre: "Places pour aider",
		chantier: "Revenir à l’espace de travail",
		ferme:
			"Une place s’ouvre quand le besoin est à l’étude ou en développement.",
		places: "Places",
		aucune: "Aucune place encore.",
		ajouter: "Ouvrir une place",
		ouvrir: "Ouvrir cette place",
		modifier: "Modifier",
		modifier_quoi: "Modifier la place {titre}",
		page_modifier: "Modifier la place «\u00a0{titre}\u00a0»",
		enregistrer: "Enregistrer",
		fermer: "Fermer",
		fermer_quoi: "Fermer la place {titre}",
		renouveler: "Rouvrir",
		renouveler_quoi: "Rouvrir la place {titre}",
		prises: "{prises, number} prises sur {nombre, number}",
		ouverte: "ouverte",
		fermee: "fermée",
		role: "Rôle",
		nom: "Titre",
		texte: "Texte",
		nombre: "Nombre de places",
		heures: "Heures par semaine",
		lieu: "Lieu",
		lieu_aide: "Laissez vide pour une aide à distance.",
		jusqu_au: "Ouverte jusqu’au",
		jusqu_au_aide: "Sans date, {jours, number} jours.",
		referents: "Référents",
		referents_aide:
			"Cinq comptes au plus, qui lisent les offres faites à ce besoin et y répondent, comme l’équipe.",
		aucun_referent: "Aucun référent.",
		referent: "Adresse de courriel du compte",
		ajouter_referent: "Nommer référent",
		retirer_referent: "Retirer",
		retirer_referent_quoi: "Retirer {qui} des référents",
		offres: "Offres",
		aucune_offre: "Aucune offre encore.",
	},
} as const;
