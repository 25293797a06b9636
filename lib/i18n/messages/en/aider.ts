export const AIDER = {
	titre: "Help out",
	chapeau:
		"These needs could use a few hours of your time. Choose a role, and say what you can do.",
	description: "The open roles that help with a need, by skill and by theme.",
	autres:
		"{n, plural, one {And # more role} other {And # more roles}}: choose a theme or a skill to see them.",
	total:
		"{n, plural, =0 {No role to fill} one {# role to fill} other {# roles to fill}}",
	libres: "{n, plural, one {# person wanted} other {# people wanted}}",
	heures: "{n, plural, one {# hour a week} other {# hours a week}}",
	distance: "remote",
	jusqu_au: "until <date></date>",
	pour: "For the need “<titre></titre>”",
	bouton: "I can help",
	bouton_quoi: "I can help: {titre}",
	aidants:
		"{n, plural, =0 {Nobody helps yet} one {One person already helps} other {# people already help}}",
	prive: "Who offers help stays private.",
	toutes: "All open roles",
	aucune:
		"No role is open at the moment. Support the needs that matter to you: when one of them moves on, its roles open here.",
	offre: {
		chapeau:
			"Say what you can do and when you are free. Only the team and the contacts of this need read your message.",
		message: "Your message",
		message_aide:
			"From {min, number} to {max, number} characters. Leave out addresses and phone numbers: the box below takes care of that.",
		contact:
			"If my help is accepted, give my email address to whoever accepts it",
		contact_aide:
			"You will then get theirs. Without this box, your address is given to nobody.",
		limites:
			"{jour, number} offers a day and {ouvertes, number} without an answer at most. You can withdraw yours at any time; without an answer in {delai, number} days, an email tells you so.",
		continuer: "Check my message",
		fermee:
			"This role is no longer open: it is filled, its date has passed, or the team has closed it.",
		deja: "You have already offered your help for this role. As long as nobody has read it, what you write here replaces your message.",
		la_voir: "See my offer",
		autres: "See the other open roles",
		retour: "Go back to the need",
	},
	verification: {
		titre: "Check your message",
		chapeau:
			"It will never be public. The team and the contacts of this need will read it, nobody else.",
		contact: "Your email address",
		contact_oui: "given to whoever accepts your help, and only then",
		contact_non: "given to nobody",
		connexion_aide:
			"Just sign in with your email address: a six-digit code is enough, without a password. You will come back here, and your message will be waiting for you.",
		envoyer: "Offer my help",
	},
	merci: {
		titre: "Thank you, your offer has arrived",
		suite: "What happens now?",
		lecture:
			"Someone on the team, or a contact of the need, reads your message.",
		reponse:
			"An email tells you whether your help is accepted. Without an answer in {delai, number} days, an email tells you that too.",
		retrait: "You can follow it or withdraw it from your account.",
		mes_offres: "See my offers",
		autres: "See the other roles",
	},
	recues: {
		titre: "Offers received",
		page: "Offers received for “<titre></titre>”",
		chapeau:
			"You answer what people offer for these needs. Only you, the other contacts and the team read it.",
		vide: "Nobody has offered help yet.",
		une: "An offer of help",
		numero: "Offer {n}",
		du: "of <date></date>",
		en_attente:
			"{n, plural, =0 {No offer awaits an answer.} one {One offer awaits an answer.} other {# offers await an answer.}}",
		expire: "without an answer, expires on <date></date>",
		expire_premiere: "The first one expires on <date></date>.",
		libres:
			"{n, plural, =0 {The role is filled.} one {One more person is wanted.} other {# more people are wanted.}}",
		fermee: "This role is closed.",
		pour_place: "For the role “<titre></titre>”",
		contact_oui: "Agrees to exchange addresses with whoever accepts.",
		contact_non: "Would rather not give an address.",
		accepter: "Accept this help",
		oui_accepter: "Yes, accept this help",
		accepter_echange:
			"An email tells them and gives them your address; theirs comes to you by email.",
		accepter_sans:
			"An email tells them. No address is exchanged: what comes next is read on the page of the need.",
		complete: "The role is filled: one more offer can’t be accepted.",
		decliner: "Decline this help",
		decliner_effet:
			"An email tells them. They will not be able to offer help for this role again.",
		oui_decliner: "Yes, decline this help",
		quitter: "Stop being a contact",
		quitter_effet:
			"You will no longer read the offers for this need, and no email will announce them to you. The team goes on answering them.",
		quitter_oui: "Yes, stop being a contact",
	},
	moderation: {
		chantier: "Go back to the work space",
		ferme: "A role opens while the need is studied or developed.",
		places: "Roles",
		aucune: "No role yet.",
		ajouter: "Open a role",
		ouvrir: "Open this role",
		modifier: "Edit",
		modifier_quoi: "Edit the role {titre}",
		page_modifier: "Edit the role “{titre}”",
		fermer: "Close",
		fermer_quoi: "Close the role {titre}",
		fermer_effet:
			"{n, plural, =0 {No offer waits: nobody is told.} one {One offer awaits an answer: it ends, and an email tells its author.} other {# offers await an answer: they end, and an email tells their authors.}} Help that was accepted remains so.",
		fermer_oui: "Yes, close this role",
		rouvrir: "Open again",
		rouvrir_quoi: "Open again the role {titre}",
		prolonger: "Extend",
		prolonger_quoi: "Extend the role {titre}",
		prises:
			"{prises, plural, =0 {nobody yet} one {one person} other {# people}} of {nombre, number}",
		etats: {
			ouverte: "Open",
			prise: "Filled",
			attend: "Waits for the need to be studied or developed",
			fermee_equipe: "Closed by the team",
			fermee_echeance: "Closed on its day",
			fermee_besoin: "Closed with the work space",
		},
		nombre: "Number of people",
		bornes: "From {min, number} to {max, number}.",
		heures: "Hours a week",
		lieu: "Where",
		lieu_aide: "Leave empty for remote help.",
		jusqu_au: "Open until",
		jusqu_au_aide:
			"The last day on which one can offer help; empty, {jours, number} days.",
		referents: "Contacts",
		referents_aide:
			"{n, number} accounts at most, who read the offers made to this need and answer them, like the team. An email tells them so.",
		aucun_referent: "No contact.",
		referent: "Email address of the account",
		ajouter_referent: "Make a contact",
		retirer_referent_quoi: "Remove {qui} from the contacts",
		offres: "Offers",
	},
};
