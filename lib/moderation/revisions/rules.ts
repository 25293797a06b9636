import type { z } from "zod";
import {
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { objectOf } from "#lib/platform/validation/forms";
import { validateRequest } from "#lib/platform/validation/request";

type Valeurs = Readonly<Record<string, readonly string[]>>;

/** Parses an earlier text like its form would today. */
export function relire<S extends z.ZodObject>(
	schema: S,
	valeurs: Valeurs,
): Resultat<z.output<S>>;
export function relire(schema: z.ZodObject, valeurs: Valeurs) {
	const body = objectOf(valeurs, shapeOf(schema));
	const lu = validateRequest({ body: schema }, { body });
	return lu.ok ? reussite(lu.value.body) : invalide(...lu.detail);
}
