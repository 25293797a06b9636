import type { MODERATION as FR } from "../fr/moderation.ts";
import type { Translated } from "../translated.ts";

export const MODERATION: Translated<typeof FR> = {
	titre: "Moderation",
	parties: {
		titre: "Moderation",
		file: "To do",
		fiches: "Entries",
		administration: "Administration",
		articles: "Articles",
		themes: "Themes",
		mots: "Words",
		comptes: "Accounts",
		modeles: "Templates",
		chiffres: "Figures",
		sante: "Emails and health",
		journal: "Journal",
	},
	signaux: {
		iban: "{n, plural, =0 {No IBAN} one {IBAN} other {# IBANs}}",
		nir: "{n, plural, =0 {No number} one {Social-security number} other {# social-security numbers}}",
		naissance:
			"{n, plural, =0 {No date} one {Date of birth} other {# dates of birth}}",
		haine: "{n, plural, =0 {Nothing} other {Hate}}",
		insulte: "{n, plural, =0 {Nothing} other {Insult}}",
		refusee: "{n, plural, =0 {Nothing} other {Text refused before}}",
		adresse:
			"{n, plural, =0 {No address} one {Postal address} other {# postal addresses}}",
		telephone:
			"{n, plural, =0 {No number} one {Telephone} other {# telephones}}",
		courriel: "{n, plural, =0 {No email} one {Email} other {# emails}}",
		surveille:
			"{n, plural, =0 {No word} one {Watched word} other {Watched words}}",
		capitales: "{n, plural, =0 {Nothing} other {In capitals}}",
		langue: "{n, plural, =0 {Nothing} other {Neither French nor English}}",
		liens: "{n, plural, =0 {No link} one {One link} other {# links}}",
	},
	file: {
		genre: "What is shown",
		genres: {
			tout: "Everything",
			fiche: "Entries to review",
			signalement: "Reports",
			contestation: "Appeals",
			bilan: "After delivery",
			situation: "Situations",
			a_rouvrir: "To reopen?",
			offre: "Offers of help",
			regle: "Published unreviewed",
			place: "Places that end",
		},
		nombres: {
			signalements:
				"{n, plural, =0 {No report} one {One report} other {# reports}}",
			offres: "{n, plural, =0 {No offer} one {One offer} other {# offers}}",
		},
		titre: "What is waiting",
		chapeau:
			"What is gravest first, then the oldest. Open the first row, then go from one to the next.",
		nombre: "{n, plural, =0 {Nothing is waiting} one {One row} other {# rows}}",
		vide: "Nothing is waiting. What comes will show here.",
		commencer: "Start the review",
		depuis: "Received",
		de: "from {nom}",
		equipe: "entered by the team or imported",
	},
	quarantaine: {
		chapeau:
			"These contributions filled in a field that people never see, or were set aside by the team. Genuine ones can be recovered; the others are erased after {jours} days.",
		vide: "The quarantine is empty. A contribution comes here when a machine filled it in, or when you set it aside.",
	},
	listes: {
		fiches: "All entries",
		creer_projet: "Create a project",
		creer_besoin: "Create a need",
		vide: "No entry matches: remove a filter.",
		page: "Page {page} of {pages}",
		suivante: "Next page",
		precedente: "Previous page",
	},
	filtre: {
		titre: "Filter",
		mots: "Search words",
		nature: "Kind",
		natures: { projet: "Project", besoin: "Need" },
		langue: "Language",
		langues: { fr: "French", en: "English" },
		statut: "State",
		tous: "Any",
		appliquer: "Filter",
		effacer: "Clear all",
	},
	fiche: {
		pas_garde:
			"What you wrote here is not saved. Leave this entry all the same?",
		de_la_file: "Entry to review",
		lire: "The contribution",
		label_ia: "AI label",
		code: "Code",
		sans_phrase: "No phrase says how someone would need it: add some",
		vides:
			"{n, plural, =0 {All is filled in} one {One empty field} other {# empty fields}}",
		recue: "Received",
		efface:
			"The text of this refused contribution has been erased, as the privacy policy says.",
		motif: "Reason for the refusal",
		voir: "See the public page",
		chantier: "State and work space",
		suivante: "Next entry",
		precedente: "Previous entry",
		retour: "The whole queue",
	},
	langue: {
		doute:
			"{langue, select, en {This text is said to be in English; it seems to be in French.} other {This text is said to be in French; it seems to be in English.}}",
		corriger: "{langue, select, en {It is English} other {It is French}}",
	},
	actes: {
		titre: "Decide",
		publie: "Publish",
		refuse: "Refuse…",
		archive: "Archive…",
		quarantaine: "Put in quarantine",
		propose: "Recover",
		etude: "Put under study",
		developpement: "Start development",
		livre: "Mark as delivered",
		exprime: "Back to “Expressed”",
		delai:
			"Every decision can be undone for one minute; no email is sent before then.",
	},
	corriger: {
		titre: "Correct",
		aide: "What you change here is saved with your decision, whichever it is, or on its own.",
	},
	reperes: {
		lien: "link, new tab",
	},
	annulation: {
		fait: "“{titre}”: {etat}.",
		reste:
			"You can undo for {n, plural, one {one more second} other {# more seconds}}.",
		trop_tard: "It is too late to undo.",
		annuler: "Undo this decision",
		faite: "The decision has been undone: nothing was sent.",
	},
	voisins: {
		reunir: "Same thing",
		confirme: "Answers it",
		ecarte: "Does not answer it",
		sien: "Is its project",
		delier: "No longer its project",
		doublon: "Already there",
		incertain: "perhaps",
		peut_etre:
			"{n, plural, =0 {Search for another entry} one {One other, or search} other {# others, or search}}",
	},
	cote: {
		semblables: "What resembles it",
		aucun_semblable: "Nothing resembles it.",
		auteur: "The author",
		sans_auteur:
			"No author: entered by the team, imported, or from an erased account.",
		decisions:
			"{publies, plural, =0 {none published} one {one published} other {# published}}, {refuses, plural, =0 {none refused} one {one refused} other {# refused}}, {attente, plural, =0 {none waiting} one {one waiting} other {# waiting}}",
		suspendu: "This account is suspended.",
		historique: "What happened ({n})",
		autres:
			"{n, plural, =0 {No other entry} one {One other entry} other {# other entries}}",
	},
	refus: {
		ici: "Refuse this entry",
		impossible:
			"This entry can no longer be refused; what you had written is still here.",
		choix: "Reason",
		a_choisir: "Choose…",
		motifs: {
			doublon: "Already in the directory",
			hors_sujet: "Off topic",
			incomplet: "Incomplete or impossible to check",
			publicite: "Advertising",
			illicite: "Unlawful or harmful",
			autre: "Another reason, written below",
		},
		cherche: "Search for another entry",
		cherche_aide: "Some words from its title, or its address.",
		chercher: "Search",
		trouvees:
			"{n, plural, =0 {Nothing found. Try other words.} one {One entry found.} other {# entries found.}}",
		texte: "Your words to the author",
		texte_aide:
			"{langue, select, en {They read their emails in English.} other {They read their emails in French.}}",
		apercevoir: "See the email",
		courriel: "The email that the author will receive",
		courriel_aide:
			"If you change anything below, your latest words are what will be sent.",
		courriel_attend:
			"Choose a reason: it will be written here, as it will be sent.",
		pas_parti: "Here is the email: nothing has been sent yet.",
		personne: "Nobody will receive an email: this entry has no author.",
		confirmer: "Refuse and tell the author",
		confirmer_seul: "Refuse",
	},
	retrait: {
		ici: "Archive this entry",
		chapeau:
			"The entry leaves the directory. Choose the reason, add what will help the author, see the email, then confirm. Those who voted for it or support it see the chosen reason in their account, never your words.",
		motifs: {
			perime: "No longer exists, or out of date",
			doublon: "Already in the directory",
			hors_sujet: "Off topic",
			inexact: "Wrong or impossible to check",
			publicite: "Advertising",
			vie_privee: "A person’s private life",
			illicite: "Unlawful or harmful",
			autre: "Another reason, written below",
		},
		sans_auteur:
			"This entry has no author: nobody will receive an email, and nobody will be able to appeal.",
		suspendu:
			"The author’s account is suspended: they will receive no email, and cannot appeal while the suspension lasts.",
		confirmer: "Archive and tell the author",
		confirmer_seul: "Archive",
		texte_seul: "Your words",
		texte_seul_aide: "They are kept in the journal.",
	},
	touches: {
		titre: "Keyboard keys",
		montrer: "Keyboard keys (?)",
		fermer: "Close",
		activer: "Turn the keys on",
		couper: "Turn the keys off",
		noms: { entree: "Enter", ctrl: "Ctrl + Enter", echap: "Esc" },
		liste: {
			publier: "publish, with what you changed",
			refuser: "open the refusal",
			motif: "choose the reason for the refusal",
			doublon: "tick the existing entry; again, the next one",
			reunir: "say that it is the same as the first similar entry",
			repond: "say that the first similar project answers it",
			demander: "ask the author to complete it, with what you changed",
			quarantaine: "put in quarantine",
			compte: "deal at once with what the author’s account has waiting",
			suspendre: "on that page: quarantine all of it and suspend the account",
			garder: "save without deciding",
			corriger: "correct the text",
			label: "choose the AI label",
			langue: "choose the language of the text",
			ouvrir: "open the first link of the text beside it",
			annuler: "undo the last decision",
			suivante: "next entry",
			precedente: "previous entry",
			liste: "show or hide this list",
			entree: "confirm: refuse from the reasons, save from a field",
			ctrl: "the same from a text of several lines",
			echap: "leave a field and get the keys back",
		},
	},
};
