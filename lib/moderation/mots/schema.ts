import { z } from "zod";
import type { MotEntendu, NuanceEntendue } from "#lib/besoins/entendus/schema";
import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { LANGUES } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";
import type { RechercheManquee } from "#lib/recherche/manquees/schema";
import { CHERCHE_MAX } from "../refus/schema.ts";

/** Where a word comes from: a need that a project answers, what such a project lacks, or a search that found nothing. */
export const NATURES_MOT = ["entendu", "nuance", "manquee"] as const;

/** The words that wait for a moderator. */
export type MotsEntendus = {
	readonly manquees: readonly RechercheManquee[];
	readonly entendus: readonly MotEntendu[];
	readonly nuances: readonly NuanceEntendue[];
};

/** Code points of a phrase of citizens. */
export const BORNES_PHRASE = CHAMPS_PROJET.mots_habitants.bornes;

const langue = closedList(LANGUES);
const CLE_MAX = 200;

/** One of these words. `de` is the word, the words of the search, or the slug of the need; `a` the slug of the project; `dite` the language that was searched. */
const SOURCE = {
	nature: closedList(NATURES_MOT),
	de: lineText({ min: 1, max: CLE_MAX }),
	a: optionalText(lineText({ max: CLE_MAX })),
	dite: langue.default("fr"),
};
export const MotForme = z.object(SOURCE);
export type MotForme = z.output<typeof MotForme>;

/** A phrase to add to a project, given by its slug or the address of its page, and the word that it comes from. */
export const PhraseForme = z.object({
	...SOURCE,
	projet: lineText({ min: 1, max: CHERCHE_MAX }),
	phrase: lineText(BORNES_PHRASE),
	langue,
});
export type PhraseForme = z.output<typeof PhraseForme>;

/** The address of the page where a phrase is written. */
export const PhraseQuery = MotForme.extend({
	phrase: optionalText(lineText({ max: CLE_MAX })),
});
