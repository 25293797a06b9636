import type { MODERATION as FR } from "../fr/moderation.ts";
import type { Translated } from "../translated.ts";

export const MODERATION: Translated<typeof FR> = {
	titre: "Moderation",
	parties: {
		titre: "Parts of the moderation area",
		file: "To review",
		quarantaine: "Quarantine",
		projets: "Projects",
		besoins: "Needs",
		articles: "Articles",
		themes: "Themes",
		comptes: "Accounts",
		signalements: "Reports",
		contestations: "Contests",
		envois: "E-mails",
		journal: "Journal",
	},
	file: {
		titre: "What awaits review",
		chapeau: "Oldest first. Open the first one, then go from one to the next.",
		nombre:
			"{n, plural, =0 {No proposal} one {One proposal} other {# proposals}}",
		vide: "Nothing awaits review. Proposals will come here as soon as they are sent.",
		commencer: "Start the review",
		depuis: "Received",
		de: "from {nom}",
		equipe: "entered by the team or imported",
	},
	quarantaine: {
		titre: "Quarantine",
		chapeau:
			"These contributions filled a field that people do not see, or were set aside by the team. Sincere ones can be recovered; the others are erased after {jours} days.",
		vide: "The quarantine is empty.",
	},
	listes: {
		projets: "All projects",
		besoins: "All needs",
		creer_projet: "Create a project",
		creer_besoin: "Create a need",
		vide: "No entry matches: take a filter away.",
		page: "Page {page} of {pages}",
		suivante: "Next page",
		precedente: "Previous page",
	},
	filtre: {
		titre: "Filter",
		mots: "Words sought",
		nature: "Kind",
		natures: { projet: "Project", besoin: "Need" },
		langue: "Language",
		langues: { fr: "French", en: "English" },
		statut: "State",
		tous: "Any",
		appliquer: "Filter",
		effacer: "Take all away",
	},
	fiche: {
		de_la_file: "Entry to review",
		lire: "The contribution",
		label_ia: "AI label",
		code: "Code",
		aucun: "not stated",
		recue: "Received",
		efface:
			"The text of this refused contribution has been erased, as the privacy policy says.",
		motif: "Reason of the refusal",
		voir: "See the public page",
		modifier: "Edit the texts",
		chantier: "State and work space",
		suivante: "Next entry",
		precedente: "Previous entry",
		retour: "The whole queue",
	},
	langue: {
		dite: "{langue, select, en {Text written in English.} other {Text written in French.}}",
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
		etude: "Move to study",
		developpement: "Move to development",
		livre: "Mark as delivered",
		exprime: "Back to “Expressed”",
		mettre_en_avant: "Feature",
		ne_plus_mettre_en_avant: "Feature no more",
		delai:
			"Every decision can be undone for one minute; no e-mail leaves before that.",
	},
	annulation: {
		fait: "“{titre}”: {etat}.",
		reste:
			"You can undo for {n, plural, one {one more second} other {# more seconds}}.",
		annuler: "Undo this decision",
		faite: "The decision is undone: nothing has left.",
	},
	conflit: {
		titre: "Somebody was here before you",
		texte:
			"This entry has changed since you opened it: your decision was not taken. Here is what happened; read again, then decide.",
	},
	cote: {
		semblables: "Entries that look alike",
		aucun_semblable: "No public entry looks like it.",
		auteur: "The author",
		sans_auteur:
			"No author: an entry of the team, imported, or of an erased account.",
		decisions:
			"{publies, plural, =0 {none published} one {one published} other {# published}}, {refuses, plural, =0 {none refused} one {one refused} other {# refused}}, {attente, plural, =0 {none waiting} one {one waiting} other {# waiting}}",
		suspendu: "This account is suspended.",
		liens: "Links (new tab)",
		courriels: "E-mail addresses",
		courriels_aide: "They would be public: does the author want that?",
		aucun_lien: "No link.",
		historique: "What happened",
		aucun_acte: "Nothing yet.",
	},
	refus: {
		titre: "Refuse “{titre}”",
		chapeau:
			"Choose the reason, add what will help the author, see the e-mail, then confirm: what is written here is what is recorded and sent.",
		choix: "Reason",
		a_choisir: "Choose…",
		motifs: {
			doublon: "Already in the directory",
			hors_sujet: "Off topic",
			incomplet: "Incomplete or impossible to check",
			publicite: "Advertising",
			illicite: "Unlawful or hurtful",
			autre: "Another reason, written below",
		},
		doublon: "Entry that is there already",
		doublon_aide: "A project or a need that everybody can read.",
		aucun_semblable: "No public entry looks like it: search for it.",
		cherche: "Search for another entry",
		cherche_aide: "Some words of its title, or its address.",
		chercher: "Search",
		trouvees:
			"{n, plural, =0 {Nothing found. Try other words.} one {One entry found: tick it if it is the one.} other {# entries found: tick the one that fits.}}",
		texte: "Your words to the author",
		texte_aide:
			"{langue, select, en {They read their e-mails in English.} other {They read their e-mails in French.}}",
		apercevoir: "See the e-mail",
		courriel: "The e-mail that the author will receive",
		courriel_aide:
			"If you change something below, what you will have written is what will leave.",
		perime:
			"You changed something: this e-mail no longer stands. See it again, or refuse: what is written below will leave.",
		pas_parti: "Here is the e-mail: nothing has left yet.",
		personne: "Nobody will receive an e-mail: this entry has no author.",
		ferme: "Nobody will receive an e-mail: the author’s account is suspended.",
		confirmer: "Refuse and tell the author",
		retour: "Back to the entry without refusing",
	},
	retrait: {
		titre: "Archive “{titre}”",
		chapeau:
			"The entry leaves the directory. Choose the reason, add what will help the author, see the e-mail, then confirm. Who voted for it or supports it reads the chosen reason in their account, never your words.",
		motifs: {
			perime: "No longer exists, or out of date",
			doublon: "Already in the directory",
			hors_sujet: "Off topic",
			inexact: "Wrong or impossible to check",
			publicite: "Advertising",
			vie_privee: "A person’s private life",
			illicite: "Unlawful or hurtful",
			autre: "Another reason, written below",
		},
		sans_auteur:
			"This entry has no author: nobody will receive an e-mail, and nobody will be able to contest.",
		suspendu:
			"The author’s account is suspended: they will receive no e-mail, and cannot contest as long as the suspension lasts.",
		perime:
			"You changed something: this e-mail no longer stands. See it again, or archive: what is written below will leave.",
		confirmer: "Archive and tell the author",
		confirmer_seul: "Archive",
		texte_seul: "Your words",
		texte_seul_aide: "They are kept in the journal.",
		retour: "Back to the entry without archiving",
	},
	touches: {
		titre: "Keyboard",
		aide: "Keys: j next entry, k previous entry, p publish, r refuse, ? show or hide this help.",
		activer: "Turn the keys on",
		couper: "Turn the keys off",
	},
};
