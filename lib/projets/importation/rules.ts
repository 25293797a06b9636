/** Turns a raw record into a valid project, or into the sentence of its error. */
import { type Cleaning, cleanRecord } from "#lib/platform/import/envelope";
import { frenchSentences } from "#lib/platform/validation/french";
import { validateRequest } from "#lib/platform/validation/request";
import { ProjetImporte, type ValeursProjet } from "./schema.ts";

const NETTOYAGE: Cleaning = {
	plain: ["nom", "accroche", "porteur", "territoire"],
	// `usage_ia` is a sentence of the description, in its markup.
	formatted: ["description", "usage_ia"],
	addresses: ["site_web"],
	booleans: ["code_ouvert"],
};

/** The separators of words in one cell of a table. */
const SEPARATEURS = /[|;]/;

export const CHAMPS_PROJET = [
	"nom",
	"accroche",
	"description",
	"site_web",
	"porteur",
	"territoire",
	"usage_ia",
	"code_ouvert",
	"langue",
	"themes",
] as const satisfies readonly (keyof ValeursProjet)[];

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
