/** What an edition changes, and its English version in the format of the column. */
import type { z } from "zod";
import {
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import type { ValeursEditees } from "#lib/platform/text/three-way-merge";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { objectOf } from "#lib/platform/validation/forms";
import { validateRequest } from "#lib/platform/validation/request";

/**
 * The English version of a text, with the translated keys only (D6): what the form of an
 * edition holds under `…_en`, and what is translated elsewhere.
 */
export function traductionsEditees<K extends string>(
	cles: readonly K[],
	edition: Readonly<Record<`${K}_en`, string | null>>,
	ailleurs: Readonly<Record<string, string | null>> = {},
): { en?: Record<string, string> } {
	const dites = [
		...cles.map((cle) => [cle, edition[`${cle}_en` as const]] as const),
		...Object.entries(ailleurs),
	].flatMap(([cle, texte]) => (texte === null ? [] : [[cle, texte] as const]));
	return dites.length === 0 ? {} : { en: Object.fromEntries(dites) };
}

/** Parses an earlier text like its form would today. */
export function relire<S extends z.ZodObject>(
	schema: S,
	valeurs: ValeursEditees,
): Resultat<z.output<S>>;
export function relire(schema: z.ZodObject, valeurs: ValeursEditees) {
	const body = objectOf(valeurs, shapeOf(schema));
	const lu = validateRequest({ body: schema }, { body });
	return lu.ok ? reussite(lu.value.body) : invalide(...lu.detail);
}
