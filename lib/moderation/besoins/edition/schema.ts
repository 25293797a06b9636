import { z } from "zod";
import { BesoinContribution, BORNES_BESOIN } from "#lib/besoins/schema";
import { versionVue } from "#lib/contributions/revisions/schema";
import { LANGUES } from "#lib/platform/langues";
import {
	blockText,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
} from "#lib/platform/validation/fields";

/** Every field of a need, and its English version beside it. */
export const BesoinEdition = z.object({
	...BesoinContribution.omit({ piege: true }).shape,
	langue: closedList(LANGUES).default("fr"),
	titre_en: optionalText(lineText({ max: BORNES_BESOIN.titre.max })),
	description_en: optionalText(
		blockText({ max: BORNES_BESOIN.description.max }),
	),
});
export type BesoinEdition = z.output<typeof BesoinEdition>;

/** The form that edits a need, with the version that it opened on. */
export const BesoinModifie = BesoinEdition.extend({
	slug: z.string(),
	vu: versionVue(),
});

/** The form that makes one: kept for review, or published at once. */
export const BesoinCree = BesoinEdition.extend({
	publier: looseBoolean().default(false),
});
