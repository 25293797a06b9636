/** Sign-in by code. */
export const CONNEXION = {
	titre: "Se connecter",
	chapeau:
		"Donnez votre adresse de courriel\u00a0: nous y envoyons un code à six chiffres. Il n’y a pas de mot de passe, et si vous n’avez pas encore de compte, il est créé au même moment.",
	/** Signing in at an issuer of OpenID Connect. */
	emetteur: {
		entrer: "Se connecter avec {nom}",
		echec:
			"Cette connexion n’a pas abouti. Réessayez, ou donnez votre adresse\u00a0: le code marche toujours.",
		limite: "Trop de codes ont été envoyés. Réessayez plus tard.",
		code: "{nom} nous donne l’adresse <adresse></adresse>. Un code y est envoyé, cette fois seulement.",
	},
	etape: "Étape {n, number} sur 2",
	/** What one signs in for, before the address is given and before the code is typed. */
	but: {
		adresse: {
			vote: "Pour que votre vote pour «\u00a0<titre></titre>\u00a0» compte, donnez votre adresse.",
			soutien:
				"Pour que votre soutien à «\u00a0<titre></titre>\u00a0» compte, donnez votre adresse.",
			besoin:
				"Pour envoyer votre besoin, donnez votre adresse. Votre texte vous attend.",
			projet:
				"Pour envoyer votre proposition, donnez votre adresse. Votre texte vous attend.",
			offre:
				"Pour proposer votre aide, donnez votre adresse. Votre message vous attend.",
			compte: "Pour ouvrir la page «\u00a0{page}\u00a0», donnez votre adresse.",
			moderation: "Pour ouvrir la modération, donnez votre adresse.",
		},
		code: {
			vote: "Dès le code tapé, votre vote pour «\u00a0<titre></titre>\u00a0» sera compté.",
			soutien:
				"Dès le code tapé, votre soutien à «\u00a0<titre></titre>\u00a0» sera compté.",
			besoin:
				"Dès le code tapé, vous retrouverez votre besoin, et le bouton qui l’envoie.",
			projet:
				"Dès le code tapé, vous retrouverez votre proposition, et le bouton qui l’envoie.",
			offre:
				"Dès le code tapé, vous retrouverez votre message, et le bouton qui l’envoie.",
			compte: "Dès le code tapé, la page «\u00a0{page}\u00a0» s’ouvrira.",
			moderation: "Dès le code tapé, la modération s’ouvrira.",
		},
	},
	retour: {
		page: "Revenir à la page, sans me connecter",
		texte: "Revenir à mon texte, sans me connecter",
	},
	adresse: "Adresse de courriel",
	adresse_aide: "Elle n’est montrée à personne. Par exemple nom@exemple.fr.",
	recevoir: "Recevoir un code",
	code: {
		titre: "Tapez votre code",
		envoye:
			"Un code à six chiffres est en route vers <adresse></adresse>. Il est valable dix minutes.",
		champ: "Code à six chiffres",
		aide: "Tapez-le ou collez-le, avec ou sans espaces.",
		entrer: "Me connecter",
	},
	rien: {
		titre: "Vous n’avez rien reçu\u00a0?",
		texte:
			"Regardez dans les courriers indésirables, et vérifiez l’adresse ci-dessus. Un autre code remplacera le premier.",
		navigateur:
			"Un code ne sert que dans le navigateur qui l’a demandé\u00a0; un nouveau peut partir après une minute.",
		dans: {
			un: "Un autre code pourra partir dans une seconde.",
			plusieurs: "Un autre code pourra partir dans {n} secondes.",
			maintenant: "Un autre code peut partir maintenant.",
		},
		renvoyer: "Demander un autre code",
		autre_adresse: "Donner une autre adresse",
	},
	ailleurs: {
		titre: "Ce navigateur n’attend pas de code",
		texte:
			"Un code ne sert que dans le navigateur qui l’a demandé. Revenez à la page où vous avez donné votre adresse, et tapez-y les six chiffres du courriel.",
		recommencer: "Demander un code ici",
	},
	attendre:
		"Un code a été demandé il y a moins d’une minute, et il sert toujours. Attendez une minute pour en demander un autre.",
	renvoye:
		"C’est demandé. Si rien n’arrive d’ici quelques minutes, attendez une heure avant de réessayer\u00a0: une même adresse ne reçoit que quelques codes par heure.",
	reseau:
		"Beaucoup de codes ont été demandés depuis votre réseau. Vous pourrez en demander un à partir de {heure}.",
	plafond:
		"Le site a déjà envoyé aujourd’hui beaucoup de codes à des navigateurs qu’il ne connaît pas. Vous pourrez en demander un à partir de {heure}, ou dès maintenant depuis un navigateur où vous vous êtes déjà connecté.",
	pause:
		"Beaucoup de codes faux ont été tapés pour cette adresse. Par prudence, elle n’en accepte plus jusqu’à {heure}, sauf dans un navigateur où vous vous êtes déjà connecté. Le courriel que nous y avons envoyé dit quoi faire.",
	refus: {
		mal_ecrit:
			"Un code a six chiffres\u00a0: recopiez ceux du dernier courriel reçu.",
		faux: "Ce n’est pas le bon code\u00a0: vérifiez les six chiffres du dernier courriel reçu.",
		epuise:
			"Cinq essais ont été faits, ce code ne vaut plus\u00a0: demandez-en un autre.",
		perime:
			"Ce code ne vaut plus\u00a0: dix minutes ont passé, ou il a déjà servi. Demandez-en un autre.",
	},
	suspendu:
		"La modération a suspendu le compte de cette adresse\u00a0: elle ne permet plus de se connecter.",
} as const;
