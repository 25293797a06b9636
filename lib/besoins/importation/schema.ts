import { z } from "zod";
import {
	CHAMPS_BESOIN,
	type ChampBesoin,
	NOMS_BESOIN,
} from "#lib/contributions/schema";
import { keysWith } from "#lib/platform/contract/records";
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

export type ValeursBesoin = Readonly<
	Pick<BesoinImporte, ChampBesoin | "langue" | "theme"> & {
		lieux: string[] | null;
	}
>;

export const CHAMPS_IMPORTES = [
	...NOMS_BESOIN,
	"langue",
	"theme",
	"lieux",
] as const;

export const NETTOYAGE = {
	plain: [...keysWith(CHAMPS_BESOIN, "nature", "ligne"), "theme"],
	formatted: keysWith(CHAMPS_BESOIN, "nature", "bloc"),
	addresses: [],
	phrases: ["lieux"],
};
