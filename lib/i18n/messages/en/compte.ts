import type { COMPTE as FR } from "../fr/compte.ts";
import type { Translated } from "../translated.ts";

export const COMPTE: Translated<typeof FR> = {
	titre: "My account",
	menu: {
		titre: "My account",
		apercu: "Overview",
		profil: "Profile",
		contributions: "Contributions",
		votes: "Votes",
		soutiens: "Supports",
		jetons: "Tokens",
		sessions: "Sessions",
		donnees: "Data",
	},
	apercu: {
		sortir: "Sign out",
		bonjour: "Hello {nom}",
		adresse: "You are signed in with the address <b>{courriel}</b>.",
		profil: "Your name, your address and the language of your e-mails.",
		contributions:
			"{n, plural, =0 {You have not proposed anything yet.} one {One contribution, and where it stands.} other {# contributions, and where they stand.}}",
		votes:
			"{n, plural, =0 {You have not voted for any project.} one {You have voted for one project.} other {You have voted for # projects.}}",
		soutiens:
			"{n, plural, =0 {You do not support any need.} one {You support one need.} other {You support # needs.}} Choose here which e-mails you receive.",
		jetons:
			"{n, plural, =0 {No API token.} one {One API token.} other {# API tokens.}}",
		sessions:
			"{n, plural, one {One device is signed in: this one.} other {# devices are signed in.}}",
		donnees: "Download everything the site knows about you, or erase it all.",
	},
	fait: {
		profil: "Your profile is saved.",
		adresse:
			"Your account has a new address. Your other devices are signed out.",
		vote: "Your vote is withdrawn.",
		soutien: "Your support is withdrawn.",
		etapes_oui: "You will receive this need’s steps by e-mail.",
		etapes_non: "You will no longer receive this need’s steps.",
		etapes_toutes:
			"You will no longer receive the steps of any need. Your supports still count.",
		correction: "Your contribution is corrected.",
		retrait: "Your contribution is withdrawn.",
		contestation:
			"Your contest is sent. An e-mail will tell you what is decided.",
		session: "That device is signed out.",
		alerte_oui: "An e-mail will tell you of sign-ins in a new browser.",
		alerte_non:
			"No e-mail will tell you of sign-ins in a new browser any more.",
		jeton: "The token is revoked: it no longer opens anything.",
	},
	profil: {
		titre: "My profile",
		nom: "Name",
		nom_aide:
			"Only the moderators see it, beside your contributions. You may leave it empty.",
		langue: "Language of e-mails",
		enregistrer: "Save",
		adresse: "E-mail address",
		adresse_texte: "Your account is at the address <b>{courriel}</b>.",
		changer: "Change address",
	},
	langues: { fr: "Français", en: "English" },
	votes: {
		titre: "My votes",
		vide: "You have not voted for any project yet.",
		prive: "Only you see this list: the site shows nothing but totals.",
		date: "Voted",
		archive: "This project is no longer published.",
		retirer: "Withdraw my vote",
		retirer_quoi: "Withdraw my vote for {nom}",
	},
	soutiens: {
		titre: "My supports",
		vide: "You do not support any need yet.",
		date: "Supported",
		archive: "This need is no longer published.",
		retirer: "Withdraw my support",
		retirer_quoi: "Withdraw my support for {nom}",
		etapes: "Steps by e-mail:",
		oui: "yes",
		non: "no",
		arreter: "Stop receiving them",
		arreter_quoi: "Stop receiving the steps of {nom}",
		recevoir: "Receive them",
		recevoir_quoi: "Receive the steps of {nom}",
		tout: "Stop receiving any step",
		tout_texte:
			"A need that you support sends its steps by e-mail, unless you say no. A no is remembered, even if you withdraw your support and give it again.",
		tout_confirmer:
			"None of the needs that you support will write to you any more. Your supports still count.",
		tout_oui: "Yes, stop them all",
	},
	contributions: {
		titre: "My contributions",
		vide: "You have not proposed a project or described a need yet.",
		projet: "Project",
		besoin: "Need",
		envoye: "Sent",
		publie: "Published",
		doublon: "Existing entry:",
		motif: "Reason given:",
		corriger: "Correct",
		corriger_quoi: "Correct {nom}",
		retirer: "Withdraw",
		retirer_quoi: "Withdraw {nom}",
		retirer_confirmer:
			"The text of “{nom}” will be erased without having been reviewed. This cannot be undone.",
		retirer_oui: "Yes, withdraw this contribution",
	},
	retire: {
		le: "The moderators took it out of the directory on",
		sans_raison: "Your voice is kept; it comes back if the entry does.",
	},
	contestation: {
		titre: "Entry taken out of the directory",
		chapeau: "The moderators took “{titre}” out of the directory on",
		raison: "The reason given",
		sans_motif: "No reason was written.",
		votre_texte: "Your contest",
		reponse: "The answer",
		jusquau: "You can contest this decision once, until",
		attend:
			"You have contested this decision. Somebody other than the person who took the entry out is reading it again; an e-mail will tell you what is decided.",
		maintenu:
			"You contested this decision: somebody else read it again and upheld it.",
		passe: "The time to contest this decision is over.",
		contester: "Contest this decision",
		revoir: "See the decision again",
		texte: "Why this entry should come back",
		texte_aide:
			"The moderators will read this text, nobody else. You will not be able to change it.",
		envoyer: "Send my contest",
	},
	correction: {
		titre: "Correct my contribution",
		chapeau:
			"It still awaits review: you can change everything except its address.",
		enregistrer: "Save the correction",
		accroche_aide: "One sentence that says what it does, and for whom.",
		site_web_aide: "A complete address, such as https://example.org.",
		code_ouvert: "Is its code open?",
		code: { inconnu: "I don’t know", oui: "Yes", non: "No" },
		themes: "Themes",
		themes_aide: "One to three.",
		titre_besoin: "Title of the need",
		sans_theme: "None",
	},
	sessions: {
		titre: "My sessions",
		chapeau:
			"Each device on which you are signed in. If one of them is not yours, sign it out.",
		celle_ci: "This device",
		inconnu: "Unknown device",
		sur: "{navigateur} on {systeme}",
		ouverte: "Signed in",
		vue: "seen",
		fermer: "Sign out",
		fermer_quoi: "Sign out: {nom}",
		partout: "Sign out everywhere",
		partout_texte:
			"Every session closes, this one included. Your API tokens stay valid: they are revoked separately.",
		partout_oui: "Yes, sign me out everywhere",
		alerte: {
			titre: "Being told",
			oui: "Write to me when my account is signed in to in a new browser",
			aide: "A browser where you signed in is known for 180 days, unless you delete cookies there or sign out everywhere.",
			enregistrer: "Save this choice",
		},
	},
	donnees: {
		titre: "My data",
		telecharger: "Download my data",
		telecharger_texte:
			"Everything the site keeps about you: account, sessions, tokens (without their secret), votes, supports, contributions, reports, drafts, journal and e-mails, in a JSON file.",
		telecharger_lien: "Download the file",
		effacer: "Delete my account",
		effacer_texte:
			"A code sent to your address will confirm it. Before that, the page says everything that disappears.",
		effacer_lien: "Delete my account",
	},
	effacement: {
		titre: "Delete my account",
		part: "What disappears at once, for good:",
		part_liste: {
			acces: "your account, your sessions and your tokens;",
			votes: "your votes and supports, and the totals go down accordingly;",
			textes: "your contributions that were never published, and your drafts;",
			traces: "your address and your name, wherever the journal kept them.",
		},
		reste:
			"What you published stays, without an author. If your name is written in it, ask for its correction first.",
		conseil: "You can first <lien>download your data</lien>.",
		demander: "Send me a code",
		demander_texte: "The code goes to the address <b>{courriel}</b>.",
		code: "Code received by e-mail",
		code_aide: "Six digits. It is good for ten minutes.",
		envoye: "A code has been sent to the address <b>{courriel}</b>.",
		confirmer: "Delete my account for good",
		renvoyer: "Not received? Send another code",
	},
	efface: {
		titre: "Your account is deleted",
		texte:
			"The site no longer knows anything about you. Thank you for taking part in the directory.",
		accueil: "Back to the start page",
	},
	adresse: {
		titre: "Change address",
		chapeau:
			"Your account is at the address <b>{courriel}</b>. To change it, you need one code received at the old address and another received at the new one.",
		perdue:
			"If you no longer have access to the old one, write to the site’s team.",
		nouvelle: "New address",
		demander: "Send both codes",
		envoyes:
			"Two codes have been sent: one to <b>{ancienne}</b>, the other to <b>{nouvelle}</b>. They are good for ten minutes.",
		code_ancien: "Code received at the old address",
		code_nouveau: "Code received at the new address",
		code_aide: "Six digits.",
		confirmer: "Change address",
		autre: "Choose another address, or ask for codes again",
		meme: "this is already the address of your account.",
	},
	desinscription: {
		titre: "Stop receiving these e-mails",
		question:
			"You will no longer receive the e-mails of the need “<q>{titre}</q>”.",
		soutien: "Your support still counts.",
		oui: "Stop receiving them",
		fait: "Done: you will no longer receive this need’s e-mails.",
		reprendre:
			"To change your mind, or for other needs, see <lien>your supports</lien>.",
	},
};
