import type { SUIVI as FR } from "../fr/suivi.ts";
import type { Translated } from "../translated.ts";

export const SUIVI: Translated<typeof FR> = {
	comptes: {
		titre: "Accounts",
		chercher: "Address or name",
		role: "Role",
		vide: "No account matches this search.",
		grappes: "Accounts that look alike",
		suspendu: "Suspended",
		contributions:
			"{n, plural, =0 {no contribution} one {one contribution} other {# contributions}}",
		colonnes: {
			compte: "Account",
			role: "Role",
			contributions: "Contributions",
		},
		prive: "Nobody sees here what an account voted for, or what it supports.",
		ses_contributions: "Contributions",
		aucune: "No contribution.",
		sanctions: "Decisions about this account",
		aucune_sanction: "No decision.",
	},
	suspension: {
		titre: "Suspend this account",
		lever: "Lift the suspension",
		coupe: "Suspending cuts:",
		sessions:
			"{n, plural, =0 {no open session} one {one open session} other {# open sessions}}",
		jetons:
			"{n, plural, =0 {no API token} one {one API token, revoked for good} other {# API tokens, revoked for good}}",
		voix: "{n, plural, =0 {no vote or support} one {one vote or support, which leaves the counts some night, with those of other accounts} other {# votes and supports, which leave the counts some night, with those of other accounts}}",
		courriel: "The person receives an e-mail at once, which nothing cancels.",
		rend: "Votes and supports are counted as before; if they left the counts, they come back some night. Tokens do not come back. The person receives an e-mail.",
		motif: "Reason, which the person will read",
		confirmer: "Suspend",
		confirmer_levee: "Lift the suspension",
		soi: "Nobody suspends themselves.",
	},
	sessions: {
		titre: "Close its sessions",
		toutes: "Close every session of the site",
		fermees:
			"{n, plural, =0 {No session was open.} one {One session is closed.} other {# sessions are closed.}}",
		compte: {
			combien:
				"{n, plural, =0 {This account is signed in nowhere.} one {This account is signed in in one browser.} other {This account is signed in in # browsers.}}",
			fermer: "Close its sessions",
			consequence:
				"This account is signed out everywhere, from the next page that it asks for. It can sign in again with a code, and its API tokens stay valid. The journal keeps your decision.",
			confirmer: "Yes, close its sessions",
		},
		site: {
			combien:
				"{n, plural, =0 {No session is open.} one {One session is open, yours.} other {# sessions are open, yours included.}}",
			fermer: "Close every session",
			consequence:
				"Everybody is signed out, you too, as is needed after a theft of the database. Everybody can sign in again with a code, and API tokens stay valid. The journal keeps your decision.",
			confirmer: "Yes, sign everybody out",
		},
	},
	role: {
		titre: "Change the role",
		aide: "Only administrators can. The person receives an e-mail.",
		confirmer: "Give this role",
	},
	grappes: {
		titre: "Accounts that look alike",
		chapeau:
			"Accounts made less than {jours} days ago that may be one person. These are figures, not proof: nobody sees what they voted for.",
		boite: "Same mailbox",
		actes:
			"{n, plural, one {One identical vote or support} other {# identical votes and supports}}",
		creation:
			"{n, plural, =0 {made within the same hour} one {made an hour apart} other {made # hours apart}}",
		comptes: "{n, plural, one {one account} other {# accounts}}",
		vide: "No group of accounts looks alike.",
	},
	signalements: {
		titre: "Readers’ reports",
		vide: "No report waits.",
		vide_traites: "No report has been dealt with yet.",
		attente: "Waiting",
		traites: "Dealt with",
		traiter:
			"{n, plural, one {Mark this report as dealt with} other {Mark these # reports as dealt with}}",
		traiter_illicites:
			"{n, plural, one {Mark this report of unlawful content as dealt with} other {Mark these # reports of unlawful content as dealt with}}",
		rouvrir: "Put back",
		suite:
			"The oldest {n} of {total} are shown; the others come once these are dealt with.",
		reste:
			"{n, plural, one {One more reported entry comes} other {# more reported entries come}} once these are dealt with.",
		motifs: {
			inexact: "Inexact or out of date",
			doublon: "Duplicate",
			lien_mort: "Dead link",
			publicite: "Advertising",
			vie_privee: "Privacy",
			illicite: "Unlawful",
			autre: "Another reason",
		},
	},
	contestations: {
		titre: "Contested archivings",
		une: "Contested archiving",
		de: "Contest: {titre}",
		chapeau:
			"Authors ask that their entry come back. Each is decided by somebody other than the person who archived it. The oldest first.",
		vide: "No contest is waiting.",
		contestee: "Contested",
		attend: "The author contests this archiving: read and decide.",
		fiche: "See the entry",
		raison: "Why it was archived",
		sans_motif: "No reason was written.",
		reponse_auteur: "What the author answers",
		decider: "Decide",
		reponse: "Your answer to the author",
		reponse_aide:
			"{langue, select, en {Needed to uphold. They read their e-mails in English.} other {Needed to uphold. They read their e-mails in French.}}",
		etat: "Back in the directory, the entry has the state “{etat}” again, with its votes and supports. The author receives an e-mail after a minute.",
		retablir: "Put back in the directory",
		maintenir: "Uphold the archiving",
		autre: "Somebody else must decide",
		quelqu_un:
			"{n, plural, one {You archived this entry, or it is yours. One other person of the team can decide.} other {You archived this entry, or it is yours. # other people of the team can decide.}}",
		personne:
			"You archived this entry, or it is yours, and nobody else moderates this site. Another person is needed: the administrators can give this role to an account, under “Accounts”, or decide themselves if they did not archive the entry.",
		maintenue:
			"The archiving is upheld. The author receives your answer in a minute.",
	},
	envois: {
		titre: "E-mails",
		attente: "About to leave",
		attente_vide: "No e-mail waits for its time.",
		nombre:
			"{n, plural, one {one e-mail} other {# e-mails}}, in {s, plural, one {one second} other {# seconds}}",
		annuler: "Cancel this mailing",
		lettres: "That nobody could receive",
		lettres_vide: "No e-mail was given up.",
		essais: "{n, plural, one {one try} other {# tries}}",
		relancer: "Send again",
		confirmer: "Send again all the same",
		ancien:
			"This e-mail is more than a day old: if it did arrive, it will arrive twice.",
		jamais: "A code is not sent again: it has expired.",
	},
	journal: {
		titre: "Journal",
		objet: "Object",
		objets: {
			projet: "Project",
			besoin: "Need",
			article: "Article",
			theme: "Theme",
			compte: "Account",
			jeton: "Token",
			courriel: "E-mail",
			adresse: "Address",
			demonstration: "Demonstration",
			site: "Site",
		},
		acte: "Act",
		qui: "Who",
		slug: "Address of the entry",
		du: "From",
		au: "To",
		csv: "Download as CSV",
		suite: "Earlier acts",
		vide: "No act matches.",
		colonnes: {
			le: "When",
			qui: "Who",
			acte: "Act",
			objet: "On what",
			detail: "Detail",
		},
		acteurs: {
			compte: "erased account",
			operateur: "operator",
			systeme: "the site",
		},
	},
};
