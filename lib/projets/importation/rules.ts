/** Turns a raw record into a valid project, or into the sentence of its error. */
import { cleanRecord } from "#lib/platform/import/envelope";
import { frenchSentences } from "#lib/platform/validation/french";
import { validateRequest } from "#lib/platform/validation/request";
import { NETTOYAGE, ProjetImporte } from "./schema.ts";

/** The separators of words in one cell of a table. */
const SEPARATEURS = /[|;]/;

export type LectureProjet =
	| { readonly ok: true; readonly projet: ProjetImporte }
	| { readonly ok: false; readonly raison: string };

/** Cleans one record, then validates it with the bounds of the API. */
export function lireProjetImporte(
	brut: Readonly<Record<string, unknown>>,
): LectureProjet {
	const { themes, ...propre } = cleanRecord(brut, NETTOYAGE);
	const mots = typeof themes === "string" ? themes.split(SEPARATEURS) : themes;
	const lu = validateRequest(
		{ body: ProjetImporte },
		{ body: mots === undefined ? propre : { ...propre, themes: mots } },
	);
	return lu.ok
		? { ok: true, projet: lu.value.body }
		: { ok: false, raison: frenchSentences(lu.detail).join(" ; ") };
}
