import { z } from "zod";
import { ENVELOPPE } from "#lib/platform/import/envelope";
import { lineText, optionalText } from "#lib/platform/validation/fields";
import { BesoinContribution } from "../schema.ts";

const { theme, piege, ...CHAMPS } = BesoinContribution.shape;

/** A record of a file of needs, cleaned: the fields and bounds of a contribution, and a free word for theme. */
export const BesoinImporte = z.object({
	...ENVELOPPE,
	...CHAMPS,
	theme: optionalText(lineText()),
});
export type BesoinImporte = z.output<typeof BesoinImporte>;

/** The fields that an import writes. */
export type ValeursBesoin = {
	readonly titre: string;
	readonly description: string;
	readonly territoire: string | null;
	readonly langue: string;
	/** Slug. */
	readonly theme: string | null;
};
