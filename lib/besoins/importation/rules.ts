/** Turns a raw record into a valid need, or into the sentence of its error. */
import {
	cleanRecord,
	type Lecture,
	lectureOf,
} from "#lib/platform/import/envelope";
import { validateRequest } from "#lib/platform/validation/request";
import { BesoinImporte, NETTOYAGE } from "./schema.ts";

export function lireBesoinImporte(
	brut: Readonly<Record<string, unknown>>,
): Lecture<BesoinImporte> {
	const body = cleanRecord(brut, NETTOYAGE);
	return lectureOf(validateRequest({ body: BesoinImporte }, { body }));
}
