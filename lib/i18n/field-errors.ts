/** The errors of a form's fields, in the reader's language. */

import type { Langue } from "../platform/langues.ts";
import {
	ruleSentence,
	type ValidationEntry,
} from "../platform/validation/errors.ts";
import type { ErreurChamp } from "../platform/validation/forms.ts";
import { texts } from "./texts.ts";

function capitalised(sentence: string): string {
	return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function lengthOf(input: unknown): number {
	return typeof input === "string" ? [...input].length : 0;
}

/** The sentence of one entry. */
export function fieldMessage(entry: ValidationEntry, langue: Langue): string {
	const t = texts(langue);
	const { type, ctx, input } = entry;
	switch (type) {
		case "missing":
		case "string_type":
			return t("formulaires.erreurs.absent");
		case "string_too_short":
			return t("formulaires.erreurs.court", {
				min: Number(ctx?.min_length),
				n: lengthOf(input),
			});
		case "string_too_long":
			return t("formulaires.erreurs.long", {
				max: Number(ctx?.max_length),
				n: lengthOf(input),
			});
		case "too_short":
			return t("formulaires.erreurs.peu", { min: Number(ctx?.min_length) });
		case "too_long":
			return t("formulaires.erreurs.trop", { max: Number(ctx?.max_length) });
		case "literal_error":
		case "bool_type":
		case "bool_parsing":
			return t("formulaires.erreurs.choix");
		case "url_type":
		case "url_parsing":
		case "url_scheme":
		case "url_too_long":
			return t("formulaires.erreurs.adresse_web");
		case "value_error":
			return capitalised(ruleSentence(entry, langue));
		default:
			return t("formulaires.erreurs.autre");
	}
}

/** One error per field, the first of each, in the order of the fields. */
export function fieldErrors(
	detail: readonly ValidationEntry[],
	langue: Langue,
): ErreurChamp[] {
	const first = new Map<string, string>();
	for (const entry of detail) {
		const champ = String(entry.loc[1] ?? "");
		if (!first.has(champ)) first.set(champ, fieldMessage(entry, langue));
	}
	return [...first].map(([champ, message]) => ({ champ, message }));
}
