import { z } from "zod";
import { listKeys } from "#lib/platform/validation/forms";

/** What was typed under each field, as it was typed: several values for a list. */
export const ContenuBrouillon = z.record(z.string(), z.array(z.string()));

export type ContenuBrouillon = Readonly<Record<string, readonly string[]>>;

type ChampLibre = z.ZodOptional<z.ZodString | z.ZodArray<z.ZodString>>;

/** The fields of a form taken as they come: what is kept before anything is judged. */
export function saisieLibre(
	schema: z.ZodObject,
): z.ZodObject<Record<string, ChampLibre>> {
	const listes = listKeys(schema);
	return z.object(
		Object.fromEntries(
			Object.keys(schema.shape).map((champ) => [
				champ,
				(listes.has(champ) ? z.array(z.string()) : z.string()).optional(),
			]),
		),
	);
}

/** What was typed, as a draft keeps it: a text is a list of one. */
export function contenuDe(
	saisie: Readonly<Record<string, string | string[] | undefined>>,
): ContenuBrouillon {
	return Object.fromEntries(
		Object.entries(saisie).flatMap(([champ, valeur]) =>
			valeur === undefined ? [] : [[champ, [valeur].flat()]],
		),
	);
}
