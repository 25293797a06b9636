import { z } from "zod";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";
import { GroupeEcrit, LANGUES_EQUIVALENCE } from "#lib/vocabulaire/schema";

const id = boundedInteger({ min: 1, max: 2 ** 31 - 1 });
/** The version of the group that was seen: `modifie_le`, ISO 8601. */
const vu = optionalText(lineText({ max: 40 }));

/** A group as the form and its check page send it: a new one, or the group `id`. */
export const GroupeForme = GroupeEcrit.extend({ id: id.optional(), vu });
export type GroupeForme = z.output<typeof GroupeForme>;

/** A group to take out. */
export const RetraitForme = z.object({ id, vu });

/** The address of the check page: a group to save, or one to take out. */
export const ApercuQuery = z.union([
	RetraitForme.extend({ retirer: closedList(["oui"]) }),
	GroupeForme,
]);
export type ApercuQuery = z.output<typeof ApercuQuery>;

/** The address of a form: words to begin a group with, or to go on with, and the version that was seen. */
export const GroupeCommence = z.object({
	langue: closedList(LANGUES_EQUIVALENCE).optional(),
	termes: lineText({ max: 2_000 }).optional(),
	vu,
});
export type GroupeCommence = z.output<typeof GroupeCommence>;

/** The filters and the page of the list. */
export const FiltreGroupes = z.object({
	q: lineText({ max: 100 }).default(""),
	langue: closedList(["", ...LANGUES_EQUIVALENCE]).default(""),
	page: boundedInteger({ min: 1, max: 10_000 }).default(1),
});
export type FiltreGroupes = z.output<typeof FiltreGroupes>;

/** What a search finds in one list: how many, and the best of them. */
export type Cote = {
	readonly total: number;
	readonly meilleurs: readonly {
		readonly slug: string;
		readonly titre: TexteMarque;
	}[];
};

/** What the change does to one search, in one language and one list. */
export type Mouvement = {
	readonly mot: string;
	readonly langue: Langue;
	readonly nature: "projet" | "besoin";
	readonly avant: Cote;
	readonly apres: Cote;
};

/** What a change of the vocabulary does to the searches of its words. */
export type Effet = {
	/** The searches that it changes. */
	readonly mouvements: readonly Mouvement[];
	/** The words whose searches find the same, in the same order. */
	readonly inchanges: readonly string[];
};
