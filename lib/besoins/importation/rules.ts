/** Turns a raw record into a valid need, or into the sentence of its error. */
import { cleanRecord } from "#lib/platform/import/envelope";
import { frenchSentences } from "#lib/platform/validation/french";
import { validateRequest } from "#lib/platform/validation/request";
import { BesoinImporte, NETTOYAGE } from "./schema.ts";

export type LectureBesoin =
	| { readonly ok: true; readonly besoin: BesoinImporte }
	| { readonly ok: false; readonly raison: string };

/** Cleans one record, then validates it with the bounds of the API. */
export function lireBesoinImporte(
	brut: Readonly<Record<string, unknown>>,
): LectureBesoin {
	const lu = validateRequest(
		{ body: BesoinImporte },
		{ body: cleanRecord(brut, NETTOYAGE) },
	);
	return lu.ok
		? { ok: true, besoin: lu.value.body }
		: { ok: false, raison: frenchSentences(lu.detail).join(" ; ") };
}
