/** Passkeys and recovery codes, for moderators and administrators. */
export const CLES = {
	titre: "Mes clés d’accès",
	menu: "Clés d’accès",
	chapeau:
		"Votre compte fait partie de l’équipe. Une clé d’accès (votre téléphone, votre ordinateur ou une clé USB) prouve que c’est vous, en plus du code reçu par courriel\u00a0: qui lirait votre boîte aux lettres n’entrerait pas dans la modération.",
	exigee:
		"À partir du {jour}, une clé sera nécessaire pour modérer. Ajoutez la vôtre d’ici là.",
	a_ajouter:
		"Une clé est maintenant nécessaire pour modérer\u00a0: ajoutez la vôtre. D’ici là, votre compte n’a que les droits d’un membre.",
	liste: "Vos clés",
	vide: "Vous n’avez pas encore de clé.",
	creee: "Ajoutée le",
	vue: "Dernier usage le",
	jamais: "Pas encore utilisée",
	retirer: "Retirer",
	retirer_quoi: "Retirer la clé {nom}",
	retirer_confirmer: "Cette clé n’ouvrira plus rien sur ce site.",
	retirer_derniere:
		"C’est votre dernière clé\u00a0: vos codes de secours disparaissent avec elle, et le code reçu par courriel suffira de nouveau.",
	retirer_oui: "Oui, retirer cette clé",
	annuler: "Annuler",
	ajouter: "Ajouter une clé",
	nom: "Nom de la clé",
	nom_aide:
		"Pour la reconnaître\u00a0: «\u00a0Téléphone\u00a0», «\u00a0Clé USB du bureau\u00a0».",
	ajouter_bouton: "Ajouter cette clé",
	sans_script:
		"Ce navigateur ne sait pas se servir d’une clé d’accès, ou les scripts y sont arrêtés.",
	attente: "Le navigateur attend votre clé…",
	abandon:
		"La clé n’a pas été montrée, ou pas à temps. Vous pouvez recommencer.",
	secours: "Codes de secours",
	secours_reste:
		"{n, plural, =0 {Il ne vous reste aucun code de secours.} one {Il vous reste un code de secours.} other {Il vous reste # codes de secours.}} Chacun remplace une fois la clé, le jour où elle manque.",
	secours_renouveler: "Faire dix nouveaux codes",
	secours_renouveler_texte:
		"Faites-en de nouveaux si vous les avez perdus, ou montrés\u00a0: les anciens ne serviront plus.",
	nouveaux: "Vos dix codes de secours",
	nouveaux_texte:
		"Notez-les ou imprimez-les maintenant\u00a0: ils ne sont montrés que cette fois. Chacun sert une fois.",
	montrer_dabord: "Pour changer vos clés, <lien>montrez-en une</lien> d’abord.",
	preuve: {
		titre: "Montrez votre clé d’accès",
		entree:
			"Votre adresse est confirmée. Montrez votre clé pour retrouver vos droits dans l’équipe\u00a0; d’ici là, votre compte n’a que ceux d’un membre.",
		encore:
			"Ce que vous allez faire touche à l’équipe, à ce qui est publié ou à votre compte\u00a0: votre clé est demandée de nouveau. Elle vaut ensuite dix minutes.",
		bouton: "Montrer ma clé",
		secours: "Je n’ai pas ma clé",
		secours_aide: "Un de vos dix codes, avec ou sans tirets.",
		code: "Code de secours",
		secours_bouton: "Utiliser ce code",
		perdue:
			"Ni clé ni code\u00a0? Une personne qui administre le site peut retirer vos clés.",
		plus_tard: "Continuer sans clé, comme membre",
		avant: "Avant de continuer, <lien>montrez votre clé d’accès</lien>.",
		avant_fermeture:
			"Pour fermer une session, <lien>montrez d’abord votre clé d’accès</lien>.",
		avant_revocation:
			"Pour révoquer un jeton, <lien>montrez d’abord votre clé d’accès</lien>.",
	},
	exigence: {
		titre: "Clé d’accès de l’équipe",
		sans: "{n, plural, =0 {Toute l’équipe a une clé d’accès.} one {Une personne de l’équipe n’a pas de clé d’accès.} other {# personnes de l’équipe n’ont pas de clé d’accès.}}",
		libre: "Aucune clé n’est exigée\u00a0: chacun est libre d’en ajouter une.",
		des_le: "Une clé est exigée de l’équipe à partir du {jour}.",
		jour: "Exiger une clé à partir du",
		jour_aide:
			"Dans une semaine au plus tôt. Qui n’en a pas est prévenu par courriel.",
		exiger: "Exiger une clé",
		lever: "Ne plus l’exiger",
		propre: "Pour exiger une clé, <lien>ajoutez d’abord la vôtre</lien>.",
	},
	perdues: {
		titre: "Clés d’accès perdues",
		texte:
			"{n, plural, =0 {Ce compte n’a pas de clé.} one {Ce compte a une clé.} other {Ce compte a # clés.}} Si la personne les a perdues, retirez-les\u00a0: elle en ajoutera d’autres à sa prochaine connexion. Ses sessions se ferment. Assurez-vous d’abord que c’est bien elle qui le demande.",
		bouton: "Retirer ses clés et ses codes",
		oui: "Oui, retirer ses clés",
	},
} as const;
