/** Passkeys and recovery codes, for moderators and administrators. */
export const CLES = {
	titre: "My passkeys",
	menu: "Passkeys",
	chapeau:
		"Your account belongs to the team. A passkey (your phone, your computer or a USB key) proves that it is you, on top of the code sent by email: someone who could read your mailbox would not get into moderation.",
	exigee:
		"From {jour} on, moderating will need a passkey. Add yours before then.",
	a_ajouter:
		"Moderating now needs a passkey: add yours. Until then, your account only has the rights of a member.",
	liste: "Your passkeys",
	vide: "You have no passkey yet.",
	creee: "Added on",
	vue: "Last used on",
	jamais: "Not used yet",
	retirer: "Remove",
	retirer_quoi: "Remove the passkey {nom}",
	retirer_confirmer: "This passkey will no longer open anything on this site.",
	retirer_derniere:
		"This is your last passkey: your recovery codes go with it, and the code sent by email will be enough again.",
	retirer_oui: "Yes, remove this passkey",
	annuler: "Cancel",
	ajouter: "Add a passkey",
	nom: "Name of the passkey",
	nom_aide: "So that you recognise it: “Phone”, “USB key at the office”.",
	ajouter_bouton: "Add this passkey",
	sans_script:
		"This browser cannot use a passkey, or scripts are turned off in it.",
	attente: "The browser is waiting for your passkey…",
	abandon: "The passkey was not shown, or not in time. You can try again.",
	secours: "Recovery codes",
	secours_reste:
		"{n, plural, =0 {You have no recovery code left.} one {You have one recovery code left.} other {You have # recovery codes left.}} Each stands in for the passkey once, on the day you do not have it.",
	secours_renouveler: "Make ten new codes",
	secours_renouveler_texte:
		"Make new ones if you have lost them, or shown them to someone: the old ones stop working.",
	nouveaux: "Your ten recovery codes",
	nouveaux_texte:
		"Write them down or print them now: they are only shown this once. Each works once.",
	montrer_dabord: "To change your passkeys, <lien>show one</lien> first.",
	preuve: {
		titre: "Show your passkey",
		entree:
			"Your address is confirmed. Show your passkey to get back your rights in the team; until then, your account only has those of a member.",
		encore:
			"What you are about to do concerns the team, what is published or your account: your passkey is asked for again. It then counts for ten minutes.",
		bouton: "Show my passkey",
		secours: "I do not have my passkey",
		secours_aide: "One of your ten codes, with or without hyphens.",
		code: "Recovery code",
		secours_bouton: "Use this code",
		perdue:
			"Neither passkey nor code? An administrator of the site can remove your passkeys.",
		plus_tard: "Go on without it, as a member",
		avant: "Before you go on, <lien>show your passkey</lien>.",
		avant_fermeture:
			"To close a session, <lien>show your passkey</lien> first.",
		avant_revocation:
			"To revoke a token, <lien>show your passkey</lien> first.",
	},
	exigence: {
		titre: "The team’s passkeys",
		sans: "{n, plural, =0 {The whole team has a passkey.} one {One person of the team has no passkey.} other {# people of the team have no passkey.}}",
		libre: "No passkey is required: everyone may add one.",
		des_le: "A passkey is required of the team from {jour} on.",
		jour: "Require a passkey from",
		jour_aide:
			"In a week at the earliest. Those who have none are told by email.",
		exiger: "Require a passkey",
		lever: "No longer require it",
		propre: "To require a passkey, <lien>add your own first</lien>.",
	},
	perdues: {
		titre: "Lost passkeys",
		texte:
			"{n, plural, =0 {This account has no passkey.} one {This account has one passkey.} other {This account has # passkeys.}} If the person has lost them, remove them: they will add others when they next sign in. Their sessions are closed. First make sure that it is really they who ask.",
		bouton: "Remove their passkeys and codes",
		oui: "Yes, remove their passkeys",
	},
} as const;
