export const SUIVI = {
	comptes: {
		chercher: "Address or name",
		role: "Role",
		vide: "No account matches: try part of the address, or remove a filter.",
		suspendu: "Suspended",
		contributions:
			"{n, plural, =0 {no contribution} one {one contribution} other {# contributions}}",
		prive: "What an account votes for or supports is never shown here.",
		ses_contributions: "Contributions",
		aucune: "No contribution.",
		sanctions: "Decisions about this account",
		aucune_sanction: "No decision.",
	},
	suspension: {
		lever: "Lift the suspension",
		coupe: "Suspending this account ends:",
		sessions:
			"{n, plural, =0 {no open session} one {one open session} other {# open sessions}}",
		jetons:
			"{n, plural, =0 {no API token} one {one API token, revoked for good} other {# API tokens, revoked for good}}",
		voix: "{n, plural, =0 {no vote or support} one {one vote or support, which will leave the counts on a coming night, with those of other accounts} other {# votes and supports, which will leave the counts on a coming night, with those of other accounts}}",
		courriel:
			"Sessions and tokens are cut at once; the mail leaves after a minute. Lifted before that, the suspension sends nothing.",
		rend: "Votes and supports are counted as before; if they had left the counts, they come back on a coming night. Tokens do not come back. The person gets an email. If the mail has not left yet, it is withdrawn and no other one is sent.",
		motif: "Reason, which the person will read",
	},
	sessions: {
		toutes: "Close every session of the site",
		fermees:
			"{n, plural, =0 {No session was open.} one {One session is closed.} other {# sessions are closed.}}",
		compte: {
			combien:
				"{n, plural, =0 {This account is not signed in anywhere.} one {This account is signed in from one browser.} other {This account is signed in from # browsers.}}",
			fermer: "Close its sessions",
			consequence:
				"This account is signed out everywhere, from the next page it asks for. It can sign in again with a code, and its API tokens stay valid. The journal keeps your decision.",
			confirmer: "Yes, close its sessions",
		},
		site: {
			combien:
				"{n, plural, =0 {No session is open.} one {One session is open, yours.} other {# sessions are open, yours included.}}",
			fermer: "Close every session",
			consequence:
				"Everyone is signed out, including you, as is needed if the database has been stolen. Everyone can sign in again with a code, and API tokens stay valid. The journal keeps your decision.",
			confirmer: "Yes, sign everyone out",
		},
	},
	role: {
		titre: "Change the role",
		aide: "Only administrators can do this. The person gets an email.",
		confirmer: "Give this role",
	},
	grappes: {
		boite:
			"{n, plural, =0 {No other account has} one {Another recent account has} other {# other recent accounts have}} the same mailbox.",
		actes:
			"{n, plural, =0 {No other account has} one {Another recent account has} other {# other recent accounts have}} exactly the same votes and supports ({communs}). A figure, not a proof.",
	},
	signalements: {
		titre: "Readers’ reports",
		decision: "What is decided",
		decisions: {
			corrigee: "Entry corrected",
			gardee: "Entry kept",
			retiree: "Entry taken out",
			infonde: "Unfounded",
		},
		veut_dire: {
			corrigee: "The report was right, and the text is already corrected.",
			gardee: "The report makes sense, but the entry stays as it is.",
			retiree:
				"The entry is no longer public: archive it first, with “Archive…”.",
			infonde: "What is said of the entry is not true.",
		},
		note: "Note for the moderators",
		note_aide: "Only the team reads it.",
		reponse: "Your answer",
		reponse_aide:
			"{langue, select, en {Added to the email that tells the decision. This person reads English.} deux {Added to the emails that tell the decision. Some of them read French, others English.} other {Added to the email that tells the decision. This person reads French.}}",
		reponse_dite: "Answer:",
		personne: "Nobody left an address: no email is sent.",
		attend_reponse:
			"{langue, select, en {Waits for an answer by email, in English.} other {Waits for an answer by email, in French.}}",
		clore: "{n, plural, one {Close this report} other {Close these # reports}}",
		clos: "Closed",
		sont_clos: "It is decided, and noted in the journal.",
		deja_clos: "{n, plural, one {One closed report} other {# closed reports}}",
		rouvrir: "Put back",
		ensuite:
			"{n, plural, =0 {No other report waits.} one {Another report of this entry comes next.} other {# other reports of this entry come next.}}",
		motifs: {
			inexact: "Wrong or out of date",
			doublon: "Duplicate",
			lien_mort: "Dead link",
			publicite: "Advertising",
			vie_privee: "Privacy",
			illicite: "Unlawful",
			autre: "Another reason",
		},
	},
	contestations: {
		attend: "The author has appealed against this: read and decide.",
		raison: "Why it was archived",
		reponse_auteur: "What the author answers",
		reponse: "Your answer to the author",
		reponse_aide:
			"{langue, select, en {Required if it stays archived. They read their emails in English.} other {Required if it stays archived. They read their emails in French.}}",
		etat: "Back in the directory, the entry has the state “{etat}” again, with its votes and supports. The author receives an email after a minute.",
		retablir: "Put back in the directory",
		maintenir: "Keep it archived",
		autre: "Someone else must decide",
		quelqu_un:
			"{n, plural, one {You archived this entry, or it is yours. One other person on the team can decide.} other {You archived this entry, or it is yours. # other people on the team can decide.}}",
		personne:
			"You archived this entry, or it is yours, and nobody else moderates this site. Another person is needed: the administrators can give this role to an account, under “Accounts”, or decide themselves if they did not archive the entry.",
		maintenue:
			"The entry stays archived. The author will get your answer in a minute.",
	},
	envois: {
		attente: "Emails about to be sent",
		attente_vide: "No email is waiting.",
		nombre:
			"{nom}: {n, plural, one {one email} other {# emails}}, in {s, plural, one {one second} other {# seconds}}",
		annuler: "Cancel this mailing",
		lettres: "Emails that nobody could receive",
		lettres_vide: "No email was abandoned.",
		essais: "{n, plural, one {one try} other {# tries}}",
		relancer: "Send again",
		confirmer: "Send again anyway",
		ancien:
			"This email is more than a day old: if it did arrive, it will arrive twice.",
		jamais: "A code is not sent again: it has expired.",
	},
	apercu: {
		titre: "What will be sent by email",
		aide: "These emails are sent once you confirm.",
		perime:
			"What you wrote has changed: the emails will be shown again before they are sent.",
		voir: "See the emails",
		pas_parti:
			"Nothing was sent or saved: read the emails again, then confirm.",
		a_fr: "{n, plural, one {To one person, in French} other {To # people, in French}}",
		a_en: "{n, plural, one {To one person, in English} other {To # people, in English}}",
	},
	gabarits: {
		code_connexion: "Sign-in code",
		code_ancienne_adresse: "Code sent to the earlier address",
		code_nouvelle_adresse: "Code sent to the new address",
		code_effacement: "Code to erase the account",
		contribution_recue: "To the author: contribution received",
		contribution_publiee: "To the author: it is published",
		contribution_refusee: "To the author: refusal",
		contribution_retiree: "To the author: taken out of the directory",
		contribution_retablie: "To the author: back in the directory",
		retrait_maintenu: "To the author: archiving upheld",
		besoin_change_etat: "To supporters: new state of the need",
		besoin_reuni: "To supporters: their need was merged",
		besoin_bilan: "To supporters: is it solved for them?",
		besoin_reuni_auteur: "To the author: the need was merged",
		offre_recue: "To the contacts: an offer of help",
		offres_rappel: "To the team: offers of help that wait",
		offre_acceptee: "Offer of help accepted",
		offre_contact: "The address of who helps",
		offre_declinee: "Offer of help declined",
		offre_expiree: "Offer of help expired",
		offre_retiree: "Accepted offer of help withdrawn",
		place_a_renouveler: "To the team: a role to renew",
		referent_nomme: "To a contact: named for a need",
		etape: "To supporters: step",
		signalement_traite: "To who reported: answer",
		compte_suspendu: "Account suspended",
		suspension_levee: "Suspension lifted",
		role_change: "Role changed",
		jeton_cree: "Token created",
		jeton_fin: "Token about to end",
		bilan_moderation: "Waiting for the moderators",
		compte_inactif: "Idle account",
		suspensions_nombreuses: "Many suspensions",
		codes_plafond: "Sign-in codes, share used up",
		codes_pause: "Sign-in codes paused",
		complement_demande: "To the author: request to complete",
		connexion_nouvelle: "New sign-in",
		identite_externe: "Account linked or unlinked",
		cle_ajoutee: "Passkey added",
		cles_retirees: "Passkeys removed",
		code_secours_utilise: "Recovery code used",
		cle_exigee: "Passkey required of the team",
	},
	journal: {
		acte: "Action",
		qui: "Name or address of who acts",
		slug: "Title or address of the entry",
		du: "From",
		au: "To",
		csv: "Download as CSV",
		suite: "Earlier actions",
		vide: "No action matches.",
		numero: "no. {numero}",
		acteurs: {
			compte: "An erased account",
			operateur: "The operator",
			systeme: "The site",
		},
	},
};
