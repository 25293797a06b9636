import { z } from "zod";
import type { NuanceDite } from "#lib/besoins/liens/schema";
import { LANGUES } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";
import type { RechercheManquee } from "#lib/recherche/manquees/schema";

/** What a line says: what a project lacks, or a search that found nothing. */
export const NATURES_MOT = ["nuance", "manquee"] as const;

/** The words that wait for a moderator. */
export type MotsEntendus = {
	readonly manquees: readonly RechercheManquee[];
	readonly nuances: readonly NuanceDite[];
};

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
