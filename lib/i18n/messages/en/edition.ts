export const EDITION = {
	original: "Original text",
	anglais: "English version",
	anglais_aide: "Leave untranslated fields empty.",
	garder: "Save",
	garde: "Saved.",
	creer: "Create",
	publier: "Publish at once",
	publier_aide: "Otherwise the entry waits for review like any other.",
	langue: "Language of the original text",
	projet: {
		nouveau: "New project",
		code: { oui: "Yes" },
		themes: "Themes, three at most",
	},
	besoin: {
		nouveau: "New need",
		sans_theme: "None",
	},
	chantier: {
		titre: "Work space of “{titre}”",
		ferme:
			"The work space is not open: what you write here is kept, and will be shown once the need goes under study.",
		texte: "What needs doing, skills, source code",
		cahier_aide:
			"In Markdown, as articles are: “## Heading”, “- ” or “1. ” for a list, “**bold**”. Plain text will do too.",
		fiche: "Decide on the state of this need",
	},
	etapes: {
		titre: "Steps",
		ajouter: "Add a step",
		destinataires:
			"{n, plural, =0 {Nobody will be notified by email.} one {One person will be notified by email, in two minutes.} other {# people will be notified by email, in two minutes.}}",
		ferme: "A step can be added once the need is published.",
		statut: "State of the need",
		statut_aide:
			"A new state is saved with the step, and told by an email of its own.",
		meme_statut: "Unchanged: {etat}",
		futur: "Yes, this step is dated in the future",
		apercu_aide:
			"These emails are sent once you confirm: the state after one minute, the step after two.",
		envoi_etape: "The step. {qui}:",
		envoi_etat: "The new state. {qui}:",
		publier: "Publish and notify",
		modifier: "Edit or remove step {numero}",
		corriger:
			"{n, plural, =0 {Editing this step notifies nobody.} one {One email is still waiting: it will be sent with the corrected text.} other {# emails are still waiting: they will be sent with the corrected text.}}",
		ancien:
			"{n, plural, =0 {} one {One email has been sent or is being sent, with the current text.} other {# emails have been sent or are being sent, with the current text.}}",
		retirer: "Remove “{titre}”",
		motif: "Reason of the removal",
		motif_aide:
			"Needed if emails have already been sent. Only the team reads it; the journal keeps it.",
		retirer_texte: "Its text stays readable in the earlier versions.",
		retirer_question:
			"{n, plural, =0 {No email is waiting any more.} one {The email that is waiting will not be sent.} other {The # emails that are waiting will not be sent.}} {partis, plural, =0 {} one {One email has already been sent.} other {# emails have already been sent.}}",
		retirer_confirmer:
			"{n, plural, =0 {Yes, remove this step} one {Yes, remove this step and the waiting email} other {Yes, remove this step and the # waiting emails}}",
		en_file:
			"{total, plural, one {One email is waiting for its turn.} other {# emails are waiting for their turn.}}",
		finie:
			"{total, plural, =0 {No email.} one {One email sent.} other {# emails sent.}}",
		aucune: "No step yet.",
		ancre: "Step {numero}",
	},
	article: {
		nouveau: "New article",
		modifier: "Edit “{titre}”",
		texte: "Text in Markdown",
		projets_aide: "The ends of their addresses, separated by spaces.",
		statut: "Where the article stands",
		statuts: {
			brouillon: "Draft, which nobody else sees",
			publie: "Published",
		},
		images:
			"Pictures are not shown: their alternative text, which is needed, takes their place.",
		supprimer: "Delete this draft",
		supprimer_quoi:
			"Delete the draft “{titre}” and its earlier versions? Nothing can bring them back.",
		supprimer_oui: "Yes, delete this draft",
		apercu: "See the preview",
		apercu_titre: "Preview",
		apercu_anglais: "Preview of the English version",
		reprendre: "Back to the text",
		pas_garde: "Here is the preview: nothing is saved yet.",
		etats: {
			brouillon: "Draft",
			publie: "Published",
		},
		vide: "No article yet.",
	},
	theme: {
		nouveau: "Add a theme",
		aucun:
			"There is no theme yet. A project needs at least one: while this list is empty, nobody can suggest a project.",
		premiers: "Create {n} themes to begin with",
		premiers_aide:
			"Culture, housing, health… in French and in English. You can then rename them, move them or delete them.",
		nom: "Name",
		monter: "Move {nom} up",
		descendre: "Move {nom} down",
		supprimer: "Delete this theme",
		supprimer_aide:
			"Nothing is filed under it, so it can be deleted, for good.",
		en_usage: "A theme in use cannot be deleted.",
		usages:
			"{projets, plural, =0 {no project} one {one project} other {# projects}}, {besoins, plural, =0 {no need} one {one need} other {# needs}}",
	},
};
