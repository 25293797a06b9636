import { z } from "zod";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { rawLines } from "#lib/platform/validation/phrases";
import { NATURES_CONTRIBUTION } from "../schema.ts";

/** What a draft is of: a contribution, or an offer of help. */
export const NATURES_BROUILLON = [...NATURES_CONTRIBUTION, "offre"] as const;

export type NatureBrouillon = (typeof NATURES_BROUILLON)[number];

/** The typed text of each field, verbatim: several values for a list. */
export const ContenuBrouillon = z.record(z.string(), z.array(z.string()));

export type ContenuBrouillon = Readonly<Record<string, readonly string[]>>;

type ChampLibre = z.ZodOptional<z.ZodString | z.ZodArray<z.ZodString>>;

/** The fields of a form without validation: what is kept before any check. */
export function saisieLibre(
	schema: z.ZodObject,
): z.ZodObject<Record<string, ChampLibre>> {
	const { lists, addresses, byLine } = shapeOf(schema);
	const libre = (champ: string): ChampLibre => {
		const what = byLine.get(champ);
		if (what) return rawLines(what);
		// An address is read as one, so that the draft has it whole.
		const texte = addresses.has(champ)
			? z.string().meta({ format: "uri" })
			: z.string();
		return (lists.has(champ) ? z.array(z.string()) : texte).optional();
	};
	return z.object(
		Object.fromEntries(
			Object.keys(schema.shape).map((champ) => [champ, libre(champ)]),
		),
	);
}

/** The typed texts as a draft stores them: a text is a list of one. */
export function contenuDe(
	saisie: Readonly<Record<string, string | string[] | undefined>>,
): ContenuBrouillon {
	return Object.fromEntries(
		Object.entries(saisie).flatMap(([champ, valeur]) =>
			valeur === undefined ? [] : [[champ, [valeur].flat()]],
		),
	);
}
