/** The errors of a form's fields, in the reader's language. */

import type { Langue } from "../platform/langues.ts";
import { shorten } from "../platform/text/shorten.ts";
import {
	ruleSentence,
	type ValidationEntry,
} from "../platform/validation/errors.ts";
import { countedLength } from "../platform/validation/fields.ts";
import type {
	ErreurChamp,
	FormShape,
	TypedLine,
} from "../platform/validation/forms.ts";
import { texts } from "./texts.ts";

function capitalised(sentence: string): string {
	return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function lengthOf(input: unknown): number {
	return typeof input === "string" ? countedLength(input) : 0;
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
			return lengthOf(input) === 0
				? t("formulaires.erreurs.absent")
				: t("formulaires.erreurs.court", {
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

/** Code points of a phrase that its error repeats. */
const QUOTED_MAX = 40;

/** The sentence of one entry of a list typed line by line: it says which line, or which phrase. */
function lineMessage(
	entry: ValidationEntry,
	langue: Langue,
	what: TypedLine,
): string {
	const t = texts(langue);
	const mots = what === "phrase" ? "phrases_dites" : "lignes_dites";
	const { type, ctx, input, loc } = entry;
	if (type === "too_long")
		return t(`formulaires.erreurs.${mots}.trop`, {
			max: Number(ctx?.max_length),
			n: Number(ctx?.actual_length),
		});
	const rang = Number(loc[2]) + 1;
	if (type !== "string_too_short" && type !== "string_too_long")
		return t(`formulaires.erreurs.${mots}.une`, {
			rang,
			raison: fieldMessage(entry, langue),
		});
	return t(`formulaires.erreurs.${mots}.citee`, {
		rang,
		phrase: shorten(String(input), QUOTED_MAX),
		raison: fieldMessage(entry, langue),
	});
}

/**
 * One error per field, in the order of the fields: the first of each, and all those of a
 * list typed line by line, a line each, with the phrase or the line that it is about.
 */
export function fieldErrors(
	detail: readonly ValidationEntry[],
	langue: Langue,
	byLine: FormShape["byLine"] = new Map(),
): ErreurChamp[] {
	const said = new Map<string, string[]>();
	for (const entry of detail) {
		const champ = String(entry.loc[1] ?? "");
		const before = said.get(champ) ?? [];
		const what = byLine.get(champ);
		if (what) said.set(champ, [...before, lineMessage(entry, langue, what)]);
		else if (before.length === 0)
			said.set(champ, [fieldMessage(entry, langue)]);
	}
	return [...said].map(([champ, messages]) => ({
		champ,
		message: messages.join("\n"),
	}));
}
