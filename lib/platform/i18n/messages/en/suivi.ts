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
		coupe: "Suspending cuts at once:",
		sessions:
			"{n, plural, =0 {no open session} one {one open session} other {# open sessions}}",
		jetons:
			"{n, plural, =0 {no API token} one {one API token, revoked for good} other {# API tokens, revoked for good}}",
		voix: "{n, plural, =0 {no vote or support} one {one vote or support, which leaves the counts} other {# votes and supports, which leave the counts}}",
		courriel: "The person receives an e-mail, a minute later.",
		rend: "Votes and supports come back into the counts; tokens do not. The person receives an e-mail.",
		motif: "Reason, which the person will read",
		confirmer: "Suspend",
		confirmer_levee: "Lift the suspension",
		soi: "Nobody suspends themselves.",
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
		traiter: "Mark as dealt with",
		rouvrir: "Put back",
		autres:
			"{n, plural, one {Another reader reports this entry too.} other {# other readers report this entry too.}}",
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
