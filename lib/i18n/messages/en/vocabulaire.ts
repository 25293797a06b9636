import type { VOCABULAIRE as FR } from "../fr/vocabulaire.ts";
import type { Translated } from "../translated.ts";

export const VOCABULAIRE: Translated<typeof FR> = {
	titre: "Words with the same meaning",
	chapeau:
		"Searching for one word of a group also finds the entries that contain the others.",
	ajouter: "Add a group",
	chercher: "Word in a group",
	langue: "Language",
	langues: { fr: "French", en: "English", deux: "Both languages" },
	nombre: "{n, plural, =0 {No group} one {One group} other {# groups}}",
	vide: "No group matches: remove a filter, or add a group.",
	colonnes: { mots: "Words", langue: "Language", origine: "Origin" },
	origines: {
		fourni: "Supplied with the software",
		moderation: "Added by moderators",
		import: "Imported",
	},
	nouveau: "New group of words",
	modifier: "Edit a group of words",
	mots: "Words that mean the same",
	mots_aide:
		"One per line, {min} to {max} of them, {lettres} characters at most each. Phrases are fine: “retirement home”. Leave out any word that also means something else.",
	langue_aide:
		"Searches on the English pages ignore the French groups, and vice versa.",
	ouvrir: "Open this group",
	verifier: "See what it changes",
	retirer: "Remove this group…",
	apercu: {
		titre: "What it would change",
		titre_retrait: "What removing it would change",
		chapeau:
			"Nothing is saved yet. These are the searches for these words, before and after, on today’s content.",
		groupe: "Group",
		devient: "Becomes",
		rien: "On today’s content, no search for these words changes.",
		inchanges: "Unchanged: {mots}.",
		tableau: "Searches that change",
		recherche: "Search",
		avant: "Before",
		apres: "After",
		dans: {
			projet:
				"projects, {langue, select, en {pages in English} other {pages in French}}",
			besoin:
				"needs, {langue, select, en {pages in English} other {pages in French}}",
		},
		trouves: "{n, plural, =0 {Nothing} one {One entry} other {# entries}}",
		nouvelle: "new",
		confirmer: "Save this group",
		confirmer_retrait: "Remove this group",
		reprendre: "Back to the words",
		occupe:
			"Too many searches are in progress. Reload this page in a few seconds: nothing is lost.",
	},
	entendus: {
		titre: "Words heard",
		chapeau:
			"What people searched for or wrote, with nothing that says who. A useful word can join those that mean the same, or become a phrase of a project.",
		manquees: "Searches that found nothing",
		manquees_aide:
			"Made from at least {n} networks in the same week. A search made from fewer is shown to nobody.",
		entendus: "Words of needs that a project answers",
		entendus_aide:
			"Reduced to their stems. The people who wrote them said “Yes, it answers my need”.",
		nuances: "“Not quite”",
		nuances_aide:
			"What a project lacks, according to people describing a need.",
		rien: "Nothing at the moment.",
		choisir: "A phrase is added from a word heard: choose one below.",
		reseaux:
			"{n, plural, one {one network} other {# networks}}, last on {dernier}",
		fois: "{n, plural, one {once} other {# times}}",
		connu: "already found by searches",
		equivalence: "Add it to words with the same meaning",
		phrase: "Add it to a project as a phrase",
		ecarter: "Set aside",
		quoi: ": {mot}",
	},
	phrase: {
		titre: "Add a phrase to a project",
		chapeau:
			"A phrase someone would use for the need this project meets. It is public, and searched like the rest of the entry.",
		projet: "Project",
		projet_aide:
			"The address of its page, or the end of it, for example “openstreetmap”.",
		phrase: "Phrase",
		phrase_aide: "From {min} to {max} characters.",
		langue: "Language of the phrase",
		enregistrer: "Add this phrase",
	},
};
