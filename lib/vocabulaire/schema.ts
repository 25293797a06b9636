import { z } from "zod";
import { blockText, closedList } from "#lib/platform/validation/fields";

/** Languages that the terms of a group are in. */
export const LANGUES_EQUIVALENCE = ["fr", "en", "fr-en"] as const;

export type LangueEquivalence = (typeof LANGUES_EQUIVALENCE)[number];

/** Terms of a group. */
export const TERMES_MIN = 2;
export const TERMES_MAX = 8;
/** Code points of a term. */
export const BORNES_TERME = { min: 2, max: 60 } as const;

/** Code points of the terms as they are typed: more than a group may have, so that the refusal tells what is too much. */
const SAISIE_MAX = 2_000;

/** A group as it is typed: its terms one a line, or between commas. */
export const GroupeEcrit = z.object({
	langue: closedList(LANGUES_EQUIVALENCE),
	termes: blockText({ min: 1, max: SAISIE_MAX }),
});
export type GroupeEcrit = z.output<typeof GroupeEcrit>;

/** A group of the vocabulary as the team sees it. */
export type Groupe = {
	readonly id: number;
	readonly langue: LangueEquivalence;
	readonly termes: readonly string[];
	readonly origine: "fourni" | "moderation" | "import";
	/** When it was last changed: its version. */
	readonly modifie_le: Date;
};

/** What a change makes of the vocabulary: a group added, replaced, or taken out (null). */
export type Changement = {
	/** The group that is replaced or taken out; null for a new one. */
	readonly id: number | null;
	readonly groupe: {
		readonly langue: LangueEquivalence;
		readonly termes: readonly string[];
	} | null;
};
