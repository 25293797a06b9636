export const COMPTE = {
	titre: "My account",
	menu: {
		apercu: "Overview",
		profil: "Profile",
		contributions: "Contributions",
		votes: "Votes",
		soutiens: "Supported needs",
		offres: "Offers",
		jetons: "Tokens",
		sessions: "Sessions",
		donnees: "Data",
	},
	apercu: {
		sortir: "Sign out",
		nouveau: "News on the needs you support",
		parties: "Your space",
		avance: "Advanced",
		bonjour: "Hello {nom}",
		adresse: "You are signed in with the address <b>{courriel}</b>.",
		profil: "Your name, your address and the language of your emails.",
		contributions:
			"{n, plural, =0 {You have not sent anything yet.} one {One contribution, and where it stands.} other {# contributions, and where they stand.}}",
		votes:
			"{n, plural, =0 {You have not voted for any project.} one {You have voted for one project.} other {You have voted for # projects.}}",
		soutiens:
			"{n, plural, =0 {You do not support any need.} one {You support one need.} other {You support # needs.}} Choose here which emails you receive.",
		offres:
			"{n, plural, =0 {You have not offered help with any need.} one {One offer of help, with its answer.} other {# offers of help, with their answers.}}",
		jetons:
			"{n, plural, =0 {No API token.} one {One API token.} other {# API tokens.}}",
		sessions:
			"{n, plural, one {One device is signed in: this one.} other {# devices are signed in.}}",
		donnees: "Download everything the site knows about you, or erase it all.",
	},
	fait: {
		identite: "This account is no longer linked.",
		profil: "Your profile has been saved.",
		adresse:
			"Your account has a new address. Your other devices are signed out.",
		vote: "Your vote has been withdrawn.",
		soutien: "Your support has been withdrawn.",
		etapes_oui: "You will get updates about this need by email.",
		etapes_non: "You will no longer get updates about this need by email.",
		etapes_toutes:
			"You will no longer get updates about any need by email. Your support still counts.",
		offre_retiree: "Your offer has been withdrawn.",
		offre_acceptee: "The offer is accepted: an email tells its author.",
		offre_declinee: "The offer is declined: an email tells its author.",
		contact_quitte: "You are no longer a contact for this need.",
		correction: "Your contribution has been corrected.",
		reponse: "Your answer is saved: your text goes back to the moderators.",
		renvoi: "Your contribution is sent again: the moderators will review it.",
		retrait: "Your contribution has been withdrawn.",
		contestation:
			"Your appeal has been sent. An email will tell you what is decided.",
		session: "That device has been signed out.",
		alerte_oui: "You will get an email about sign-ins in a new browser.",
		alerte_non:
			"You will no longer get an email about sign-ins in a new browser.",
		cle: "The passkey is removed.",
		cle_ajoutee: "The passkey is added.",
		jeton: "The token has been revoked: it no longer works.",
	},
	profil: {
		relies: "Linked accounts",
		relie_le: "{emetteur}, linked on {le}.",
		delier: "Unlink",
		titre: "My profile",
		nom: "Name",
		nom_aide:
			"Only the moderators see it, next to your contributions. You can leave it empty.",
		langue: "Email language",
		adresse_texte: "Your account uses the address <b>{courriel}</b>.",
	},
	langues: { fr: "Français", en: "English" },
	votes: {
		titre: "My votes",
		vide: "You have not voted for any project yet. The ones you vote for will be listed here.",
		prive: "Only you can see this list: the site only ever shows totals.",
		date: "Voted",
		archive: "This project is no longer published.",
		retirer: "Withdraw my vote",
		retirer_quoi: "Withdraw my vote for {nom}",
	},
	soutiens: {
		titre: "Needs I support",
		vide: "You do not support any need yet. The ones you support will be listed here, and you will choose which of them may email you.",
		date: "Supported",
		archive: "This need is no longer published.",
		retirer: "Withdraw my support",
		retirer_quoi: "Withdraw my support for {nom}",
		tout: "Stop all these emails",
		tout_texte:
			"You get updates about each need you support by email, unless you say no. Your no is remembered, even if you withdraw your support and give it again.",
		tout_confirmer:
			"You will get no more emails about the needs you support. Your support still counts.",
		tout_oui: "Yes, stop them all",
	},
	offres: {
		titre: "My offers of help",
		vide: "You have not offered help with any need yet. Your offers will be gathered here, with their answers.",
		places: "See the open roles",
		le: "Offered",
		reponse: "Answered",
		expire: "Without an answer, it expires on <date></date>.",
		message: "My message",
		contact_oui: "If it is accepted, our addresses are exchanged.",
		contact_non: "My address is given to nobody.",
		echange: "The addresses are in the email that told this answer.",
		retirer: "Withdraw my offer",
		retirer_quoi: "Withdraw my offer for {titre}",
		retirer_effet:
			"Nobody will be able to accept it. Help that was accepted is given back: its role is open again, and whoever had accepted it is told.",
		retirer_oui: "Yes, withdraw my offer",
	},
	contributions: {
		titre: "My contributions",
		vide: "You have not suggested a project or described a need yet. What you send can be followed here, from review to publication.",
		envoye: "Sent",
		publie: "Published",
		motif: "Reason given:",
		corriger: "Correct",
		repondre: "Answer",
		repondre_quoi: "Answer about {nom}",
		corriger_quoi: "Correct {nom}",
		retirer: "Withdraw",
		retirer_quoi: "Withdraw {nom}",
		retirer_confirmer:
			"The text of “{nom}” will be erased without being reviewed. This cannot be undone.",
		retirer_oui: "Yes, withdraw this contribution",
	},
	retire: {
		le: "The moderators took it out of the directory on",
		sans_raison:
			"Your vote or your support is kept; it will count again if the entry comes back.",
	},
	contestation: {
		titre: "Entry taken out of the directory",
		chapeau: "The moderators took “{titre}” out of the directory on",
		raison: "The reason given",
		sans_motif: "No reason was written.",
		votre_texte: "Your appeal",
		reponse: "The answer",
		jusquau: "You can appeal against this decision once, until",
		attend:
			"You have appealed against this decision. Someone other than the person who took the entry out is reviewing it; an email will tell you what is decided.",
		maintenu:
			"You appealed against this decision: someone else reviewed it and upheld it.",
		passe: "The time for appealing against this decision has passed.",
		contester: "Appeal against this decision",
		revoir: "See the decision",
		texte: "Why this entry should come back",
		texte_aide:
			"Only the moderators will read this text. You will not be able to change it.",
		envoyer: "Send my appeal",
	},
	correction: {
		titre: "Correct my contribution",
		chapeau:
			"It is still waiting to be reviewed: you can change everything in it.",
		enregistrer: "Save the correction",
	},
	sessions: {
		titre: "My sessions",
		chapeau:
			"The devices you are signed in on. If one of them is not yours, sign it out.",
		celle_ci: "This device",
		inconnu: "Unknown device",
		sur: "{navigateur} on {systeme}",
		ouverte: "Signed in",
		vue: "last seen",
		maintenant: "in use right now",
		fermer: "Sign out",
		fermer_quoi: "Sign out: {nom}",
		partout: "Sign out everywhere",
		partout_texte:
			"Every session is closed, including this one. Your API tokens stay valid: they are revoked separately.",
		partout_oui: "Yes, sign me out everywhere",
		alerte: {
			titre: "Alerts",
			oui: "Email me when my account is opened in a new browser",
			aide: "A browser where you have signed in is remembered for 180 days, unless you delete its cookies or sign out everywhere.",
			enregistrer: "Save this choice",
		},
	},
	donnees: {
		titre: "My data",
		telecharger: "Download my data",
		telecharger_texte:
			"Everything the site keeps about you: account, sessions, tokens (without their secret), votes, supported needs, contributions, reports, drafts, requests of the moderators, journal and emails, in a JSON file.",
		telecharger_lien: "Download the file",
		effacer_texte:
			"A code sent to your address will confirm it. Before that, the page tells you everything that will disappear.",
	},
	effacement: {
		titre: "Delete my account",
		part: "What will disappear at once, for good:",
		part_liste: {
			acces: "your account, your sessions and your tokens;",
			votes:
				"your votes and your support for needs, with what you told or answered about them, even where it was shown, and the totals go down with them;",
			aide: "your offers of help, accepted ones too;",
			paroles: "the words of your reports and of your appeals;",
			textes: "your contributions that were never published, and your drafts;",
			traces: "your address and your name, wherever the journal kept them.",
		},
		reste:
			"Your published projects and needs stay, without an author. If your name appears in them, ask for a correction first.",
		conseil: "You can first <lien>download your data</lien>.",
		demander: "Send me a code",
		demander_texte: "The code goes to the address <b>{courriel}</b>.",
		code: "Code received by email",
		code_aide: "Six digits, valid for ten minutes.",
		envoye: "A code has been sent to the address <b>{courriel}</b>.",
		confirmer: "Delete my account for good",
		renvoyer: "Nothing arrived? Send another code",
	},
	efface: {
		titre: "Your account is deleted",
		texte:
			"The site no longer knows anything about you. Thank you for taking part in the directory.",
		accueil: "Back to the home page",
	},
	adresse: {
		titre: "Change address",
		chapeau:
			"Your account uses the address <b>{courriel}</b>. To change it, you need two codes: one sent to the old address, the other to the new one.",
		perdue:
			"If you no longer have access to the old one, write to the site’s team.",
		nouvelle: "New address",
		demander: "Send both codes",
		envoyes:
			"Two codes have been sent: one to <b>{ancienne}</b>, the other to <b>{nouvelle}</b>. They are valid for ten minutes.",
		code_ancien: "Code received at the old address",
		code_nouveau: "Code received at the new address",
		code_aide: "Six digits.",
		autre: "Choose another address, or ask for new codes",
		meme: "this is already the address of your account.",
	},
	desinscription: {
		titre: "Stop receiving these emails",
		question: "You will no longer get emails about the need “<q>{titre}</q>”.",
		soutien: "Your support still counts.",
		fait: "Done: you will no longer get emails about this need.",
		reprendre:
			"To change your mind, or for other needs, go to <lien>the needs you support</lien>.",
	},
};
