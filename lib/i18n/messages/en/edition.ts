import type { EDITION as FR } from "../fr/edition.ts";
import type { Translated } from "../translated.ts";

export const EDITION: Translated<typeof FR> = {
	original: "Original text",
	anglais: "English version",
	anglais_aide: "Leave empty what is not translated.",
	garder: "Save",
	garde: "Saved.",
	creer: "Create",
	publier: "Publish at once",
	publier_aide: "Otherwise the entry awaits review like any other.",
	langue: "Language of the original text",
	description: "Description",
	projet: {
		nouveau: "New project",
		modifier: "Edit “{titre}”",
		code: { vide: "Not stated", oui: "Yes", non: "No" },
		themes: "Themes, three at most",
		label_ia: "AI label",
		labels: {
			non_renseigne: "Role of AI not stated",
			sans_ia: "No AI",
			ia_appoint: "AI in a supporting role",
			ia_centrale: "AI at the core",
		},
		mis_en_avant: "Featured",
	},
	besoin: {
		nouveau: "New need",
		modifier: "Edit “{titre}”",
		theme: "Theme",
		sans_theme: "None",
	},
	chantier: {
		titre: "Work space of “{titre}”",
		ferme:
			"The work space is not open: what you write here is kept, and will show once the need moves to study.",
		projet: "Linked project",
		projet_aide:
			"The end of a published project’s address, for instance “openstreetmap”. Empty, no project is linked.",
		lier: "Link this project",
		texte: "Brief, skills, repository",
		cahier: "Brief: what is to be made",
		roles: "Skills wanted",
		role: { code: "Code", donnees: "Data", terrain: "Field work" },
		depot: "Code repository",
		fiche: "Decide on the state of this need",
	},
	etapes: {
		titre: "Steps",
		ajouter: "Add a step",
		destinataires:
			"{n, plural, =0 {Nobody will be told by e-mail.} one {One person will be told by e-mail, in two minutes.} other {# people will be told by e-mail, in two minutes.}}",
		ferme: "A step can be added once the work space is open.",
		jour: "Date",
		nom: "Title",
		texte: "Text",
		publier: "Publish and tell",
		modifier: "Edit step {numero}",
		corriger:
			"{n, plural, =0 {Editing this step tells nobody.} one {One e-mail still waits: it will leave with the corrected text.} other {# e-mails still wait: they will leave with the corrected text.}}",
		ancien:
			"{n, plural, =0 {} one {One e-mail has left or is leaving, with the present text.} other {# e-mails have left or are leaving, with the present text.}}",
		retirer: "Take out “{titre}”",
		retirer_quoi:
			"Take out the step “{titre}” of {date}? Its text stays in the earlier versions, from where it can be given back.",
		retirer_question:
			"{n, plural, =0 {No e-mail waits any more.} one {The e-mail that waits will not leave.} other {The # e-mails that wait will not leave.}} {partis, plural, =0 {} one {One e-mail has already left.} other {# e-mails have already left.}}",
		retirer_confirmer:
			"{n, plural, =0 {Yes, take out this step} one {Yes, take out this step and the e-mail that waits} other {Yes, take out this step and the # e-mails that wait}}",
		rendre: "Read again or give back this step",
		retirees: "Steps taken out",
		retiree:
			"Step {numero} · {titre}: {annules, plural, =0 {no e-mail stopped} one {one e-mail stopped} other {# e-mails stopped}}, {partis, plural, =0 {none gone} one {one already gone} other {# already gone}}.",
		etats: "Changes of state announced",
		attente:
			"{total, plural, one {One e-mail leaves} other {# e-mails leave}} in {n, plural, one {one second} other {# seconds}}.",
		en_file:
			"{total, plural, one {One e-mail waits for its turn.} other {# e-mails wait for their turn.}}",
		en_cours:
			"{total, plural, one {One e-mail is leaving.} other {# e-mails are leaving.}}",
		abandonnes:
			"{total, plural, one {One e-mail could not leave.} other {# e-mails could not leave.}}",
		annules:
			"{total, plural, one {One e-mail stopped before it left.} other {# e-mails stopped before they left.}}",
		envoi: "{partis, number} of {total, number} gone.",
		finie:
			"{total, plural, =0 {No e-mail.} one {One e-mail gone.} other {# e-mails gone.}}",
		aucune: "No step yet.",
		ancre: "Step {numero}",
	},
	article: {
		liste: "Articles",
		nouveau: "New article",
		modifier: "Edit “{titre}”",
		titre: "Title",
		resume: "Summary",
		date: "Date",
		auteur: "Signature",
		texte: "Text in Markdown",
		projets: "Projects mentioned",
		projets_aide: "The ends of their addresses, apart by blanks.",
		statut: "Where the article stands",
		statuts: {
			brouillon: "Draft, which nobody else sees",
			publie: "Published",
		},
		apercu: "See the preview",
		apercu_titre: "Preview",
		apercu_anglais: "Preview of the English version",
		pas_garde: "Here is the preview: nothing is saved yet.",
		etats: { brouillon: "Draft", publie: "Published" },
		vide: "No article yet.",
	},
	theme: {
		liste: "Themes",
		nouveau: "Add a theme",
		aucun:
			"There is no theme yet. A project needs at least one: while this list is empty, nobody can suggest any.",
		premiers: "Create {n} themes to begin with",
		premiers_aide:
			"Culture, housing, health… in French and in English. You can then rename them, move them or delete them.",
		modifier: "Edit “{titre}”",
		nom: "Name",
		monter: "Move {nom} up",
		descendre: "Move {nom} down",
		supprimer: "Delete this theme",
		supprimer_aide:
			"Nothing is filed under it: it can be deleted. Nothing will be left of it.",
		en_usage: "A theme in use cannot be deleted.",
		usages:
			"{projets, plural, =0 {no project} one {one project} other {# projects}}, {besoins, plural, =0 {no need} one {one need} other {# needs}}",
		colonnes: { nom: "Theme", contenu: "Holds", ordre: "Order" },
	},
};
