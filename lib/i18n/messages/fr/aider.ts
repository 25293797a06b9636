/** Places to help with a need, and what people offer. */
export const AIDER = {
	titre: "Aider",
	chapeau:
		"Des besoins que l’on est en train de résoudre cherchent quelques heures de votre temps. Choisissez une place, dites ce que vous savez faire.",
	description:
		"Les places ouvertes pour aider à répondre à un besoin, par rôle et par thème.",
	total:
		"{n, plural, =0 {Aucun rôle à pourvoir} one {# rôle à pourvoir} other {# rôles à pourvoir}}",
	libres: "{n, plural, one {# place ouverte} other {# places ouvertes}}",
	heures: "{n, plural, one {# heure par semaine} other {# heures par semaine}}",
	distance: "à distance",
	jusqu_au: "jusqu’au <date></date>",
	pour: "Pour le besoin «\u00a0<titre></titre>\u00a0»",
	bouton: "Je peux aider",
	bouton_quoi: "Je peux aider\u00a0: {titre}",
	aidants:
		"{n, plural, =0 {Personne n’aide encore} one {Une personne aide déjà} other {# personnes aident déjà}}",
	prive: "Qui propose son aide reste privé.",
	toutes: "Toutes les places ouvertes",
	role: "Rôle",
	aucune:
		"Aucune place n’est ouverte en ce moment. Soutenez les besoins qui comptent pour vous\u00a0: quand l’un d’eux avance, ses places s’ouvrent ici.",
	offre: {
		chapeau:
			"Dites ce que vous savez faire et quand vous êtes disponible. Seuls l’équipe et les référents de ce besoin lisent votre message.",
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
		contact: "Votre adresse de courriel",
		contact_oui: "donnée à qui accepte votre aide, à ce moment-là seulement",
		contact_non: "donnée à personne",
		connexion_aide:
			"Il ne reste qu’à vous connecter avec votre adresse de courriel\u00a0: un code à six chiffres suffit, sans mot de passe. Vous reviendrez ici, et votre message vous attendra.",
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
		page: "Offres reçues pour «\u00a0{titre}\u00a0»",
		chapeau:
			"Vous répondez à ce que l’on propose pour ces besoins. Seuls vous, les autres référents et l’équipe le lisent.",
		vide: "Personne n’a encore proposé son aide.",
		une: "Une offre d’aide",
		numero: "Offre {n}",
		du: "du <date></date>",
		en_attente:
			"{n, plural, =0 {Aucune offre n’attend de réponse.} one {Une offre attend une réponse.} other {# offres attendent une réponse.}}",
		expire: "sans réponse, expire le <date></date>",
		expire_premiere: "La première expire le <date></date>.",
		libres:
			"{n, plural, =0 {Toutes les places sont prises.} one {Une place est libre.} other {# places sont libres.}}",
		fermee: "Cette place est fermée.",
		pour_place: "Pour la place «\u00a0{titre}\u00a0»",
		contact_oui: "Accepte d’échanger son adresse avec qui l’accepte.",
		contact_non: "Ne souhaite pas donner son adresse.",
		accepter: "Accepter cette aide",
		accepter_echange:
			"Un courriel le lui dit et lui donne votre adresse\u00a0; la sienne vous arrive par courriel.",
		accepter_sans:
			"Un courriel le lui dit. Aucune adresse n’est échangée\u00a0: l’étape suivante se lit sur la page du besoin.",
		complete:
			"Toutes les places sont prises\u00a0: une offre de plus ne peut pas être acceptée.",
		decliner: "Décliner cette aide",
		decliner_effet:
			"Un courriel le lui dit. Cette personne ne pourra plus se proposer pour cette place.",
		oui_decliner: "Oui, décliner cette aide",
	},
	moderation: {
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
		fermer: "Fermer",
		fermer_quoi: "Fermer la place {titre}",
		fermer_effet:
			"{n, plural, =0 {Aucune offre n’attend\u00a0: personne n’est prévenu.} one {Une offre attend une réponse\u00a0: elle prend fin, et un courriel le dit à qui l’a faite.} other {# offres attendent une réponse\u00a0: elles prennent fin, et un courriel le dit à qui les a faites.}} L’aide déjà acceptée le reste.",
		fermer_oui: "Oui, fermer cette place",
		rouvrir: "Rouvrir",
		rouvrir_quoi: "Rouvrir la place {titre}",
		prolonger: "Prolonger",
		prolonger_quoi: "Prolonger la place {titre}",
		prises:
			"{prises, plural, =0 {aucune prise} one {une prise} other {# prises}} sur {nombre, number}",
		etats: {
			ouverte: "Ouverte",
			prise: "Toutes prises",
			attend: "Attend que le besoin soit à l’étude ou en développement",
			fermee_equipe: "Fermée par l’équipe",
			fermee_echeance: "Fermée à sa date",
			fermee_besoin: "Fermée avec l’espace de travail",
		},
		nom: "Titre",
		texte: "Texte",
		nombre: "Nombre de places",
		bornes: "De {min, number} à {max, number}.",
		heures: "Heures par semaine",
		lieu: "Lieu",
		lieu_aide: "Laissez vide pour une aide à distance.",
		jusqu_au: "Ouverte jusqu’au",
		jusqu_au_aide:
			"Le dernier jour où l’on peut se proposer\u00a0; vide, {jours, number} jours.",
		referents: "Référents",
		referents_aide:
			"{n, number} comptes au plus, qui lisent les offres faites à ce besoin et y répondent, comme l’équipe. Un courriel le leur dit.",
		aucun_referent: "Aucun référent.",
		referent: "Adresse de courriel du compte",
		ajouter_referent: "Nommer référent",
		retirer_referent: "Retirer",
		retirer_referent_quoi: "Retirer {qui} des référents",
		offres: "Offres",
	},
} as const;
