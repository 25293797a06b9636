/** Turns a raw record into a valid need, or into the sentence of its error. */
import { type Cleaning, cleanRecord } from "#lib/platform/import/envelope";
import { frenchSentences } from "#lib/platform/validation/french";
import { validateRequest } from "#lib/platform/validation/request";
import { BesoinImporte, type ValeursBesoin } from "./schema.ts";

const NETTOYAGE: Cleaning = {
	plain: ["titre", "territoire", "theme"],
	formatted: ["description"],
	addresses: [],
};

export const CHAMPS_BESOIN = [
	"titre",
	"description",
	"territoire",
	"langue",
	"theme",
] as const satisfies readonly (keyof ValeursBesoin)[];

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
