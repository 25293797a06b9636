/** Roles that help with a need, and what people offer. */
export const AIDER = {
	titre: "Donner un coup de main",
	chapeau:
		"Des besoins que l’on est en train de résoudre cherchent quelques heures de votre temps. Choisissez une mission, dites ce que vous savez faire.",
	description:
		"Les missions ouvertes pour aider à répondre à un besoin, par compétence et par thème.",
	autres:
		"{n, plural, one {Et # autre mission} other {Et # autres missions}}\u00a0: choisissez un thème ou une aide pour les voir.",
	total: "{n, plural, =0 {Aucune mission} one {# mission} other {# missions}}",
	libres:
		"{n, plural, one {# personne cherchée} other {# personnes cherchées}}",
	heures: "{n, plural, one {# heure par semaine} other {# heures par semaine}}",
	distance: "à distance",
	jusqu_au: "jusqu’au <date></date>",
	pour: "Pour le besoin «\u00a0<titre></titre>\u00a0»",
	bouton: "Je peux aider",
	bouton_quoi: "Je peux aider\u00a0: {titre}",
	aidants:
		"{n, plural, =0 {Personne n’aide encore} one {Une personne aide déjà} other {# personnes aident déjà}}",
	prive: "Qui propose son aide reste privé.",
	toutes: "Toutes les missions",
	aucune:
		"Aucune mission n’est ouverte en ce moment. Soutenez les besoins qui comptent pour vous\u00a0: quand l’un d’eux avance, ses missions s’ouvrent ici.",
	offre: {
		chapeau:
			"Dites ce que vous savez faire et quand vous êtes disponible. Seuls l’équipe et les contacts de ce besoin lisent votre message.",
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
			"Cette mission n’est plus ouverte\u00a0: elle est complète, sa date est passée, ou l’équipe l’a fermée.",
		deja: "Vous avez déjà proposé votre aide pour cette mission. Tant que personne ne l’a lu, ce que vous écrivez ici remplace votre message.",
		la_voir: "Voir mon offre",
		autres: "Voir les autres missions ouvertes",
		retour: "Revenir au besoin",
	},
	verification: {
		titre: "Vérifiez votre message",
		chapeau:
			"Il ne sera jamais public. Le liront l’équipe et les contacts de ce besoin, personne d’autre.",
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
			"Une personne de l’équipe, ou un contact du besoin, lit votre message.",
		reponse:
			"Un courriel vous dit si votre aide est acceptée. Sans réponse dans les {delai, number} jours, un courriel vous le dit aussi.",
		retrait: "Vous pouvez la suivre ou la retirer depuis votre compte.",
		mes_offres: "Voir mes offres",
		autres: "Voir les autres missions",
	},
	recues: {
		titre: "Offres reçues",
		page: "Offres reçues pour «\u00a0<titre></titre>\u00a0»",
		chapeau:
			"Vous répondez à ce que l’on propose pour ces besoins. Seuls vous, les autres contacts et l’équipe le lisent.",
		vide: "Personne n’a encore proposé son aide.",
		une: "Une offre d’aide",
		numero: "Offre {n}",
		du: "du <date></date>",
		en_attente:
			"{n, plural, =0 {Aucune offre n’attend de réponse.} one {Une offre attend une réponse.} other {# offres attendent une réponse.}}",
		expire: "sans réponse, expire le <date></date>",
		expire_premiere: "La première expire le <date></date>.",
		libres:
			"{n, plural, =0 {La mission est complète.} one {On cherche encore une personne.} other {On cherche encore # personnes.}}",
		fermee: "Cette mission est fermée.",
		pour_place: "Pour la mission «\u00a0<titre></titre>\u00a0»",
		contact_oui: "Accepte d’échanger son adresse avec qui l’accepte.",
		contact_non: "Ne souhaite pas donner son adresse.",
		accepter: "Accepter cette aide",
		oui_accepter: "Oui, accepter cette aide",
		accepter_echange:
			"Un courriel le lui dit et lui donne votre adresse\u00a0; la sienne vous arrive par courriel.",
		accepter_sans:
			"Un courriel le lui dit. Aucune adresse n’est échangée\u00a0: l’étape suivante se lit sur la page du besoin.",
		complete:
			"La mission est complète\u00a0: une offre de plus ne peut pas être acceptée.",
		decliner: "Décliner cette aide",
		decliner_effet:
			"Un courriel le lui dit. Cette personne ne pourra plus se proposer pour cette mission.",
		oui_decliner: "Oui, décliner cette aide",
		quitter: "Ne plus être contact",
		quitter_effet:
			"Vous ne lirez plus les offres de ce besoin, et aucun courriel ne vous les annoncera. L’équipe continue d’y répondre.",
		quitter_oui: "Oui, ne plus être contact",
	},
	moderation: {
		chantier: "Revenir à l’espace de travail",
		ferme:
			"Une mission s’ouvre quand le besoin est à l’étude ou en développement.",
		places: "Missions",
		aucune: "Aucune mission encore.",
		ajouter: "Ouvrir une mission",
		ouvrir: "Ouvrir cette mission",
		modifier: "Modifier",
		modifier_quoi: "Modifier la mission {titre}",
		page_modifier: "Modifier la mission «\u00a0{titre}\u00a0»",
		fermer: "Fermer",
		fermer_quoi: "Fermer la mission {titre}",
		fermer_effet:
			"{n, plural, =0 {Aucune offre n’attend\u00a0: personne n’est prévenu.} one {Une offre attend une réponse\u00a0: elle prend fin, et un courriel le dit à qui l’a faite.} other {# offres attendent une réponse\u00a0: elles prennent fin, et un courriel le dit à qui les a faites.}} L’aide déjà acceptée le reste.",
		fermer_oui: "Oui, fermer cette mission",
		rouvrir: "Rouvrir",
		rouvrir_quoi: "Rouvrir la mission {titre}",
		prolonger: "Prolonger",
		prolonger_quoi: "Prolonger la mission {titre}",
		prises:
			"{prises, plural, =0 {personne encore} one {une personne} other {# personnes}} sur {nombre, number}",
		etats: {
			ouverte: "Ouverte",
			prise: "Complète",
			attend: "Attend que le besoin soit à l’étude ou en développement",
			fermee_equipe: "Fermée par l’équipe",
			fermee_echeance: "Fermée à sa date",
			fermee_besoin: "Fermée avec l’espace de travail",
		},
		nombre: "Nombre de personnes",
		bornes: "De {min, number} à {max, number}.",
		heures: "Heures par semaine",
		lieu: "Lieu",
		lieu_aide: "Laissez vide pour une aide à distance.",
		jusqu_au: "Ouverte jusqu’au",
		jusqu_au_aide:
			"Le dernier jour où l’on peut se proposer\u00a0; vide, {jours, number} jours.",
		referents: "Contacts",
		referents_aide:
			"{n, number} comptes au plus, qui lisent les offres faites à ce besoin et y répondent, comme l’équipe. Un courriel le leur dit.",
		aucun_referent: "Aucun contact.",
		referent: "Adresse de courriel du compte",
		ajouter_referent: "Nommer contact",
		retirer_referent_quoi: "Retirer {qui} des contacts",
		offres: "Offres",
	},
} as const;
