/**
 * Lists of short phrases: a list on the wire, and in a form one text with a phrase on
 * each line.
 */
import { z } from "zod";
import { foldedWord } from "../search/words.ts";
import { ownRule } from "./errors.ts";
import { boundedArray, lineText, refuse } from "./fields.ts";
import type { TypedLine } from "./forms.ts";

/** Between the phrases of one cell of a table: none may contain it. */
export const PHRASES_SEPARATOR = "|";

const SEPARATED = ownRule({
	fr: "« | » sépare les phrases : écrivez une phrase par ligne, sans ce signe.",
	en: "“|” separates phrases: write one phrase on each line, without this sign.",
});

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A phrase without what two writings of it differ by: case, accents, signs between its words. */
function folded(phrase: string): string {
	return (phrase.match(WORD) ?? [phrase]).map(foldedWord).join(" ");
}

function withoutDoubles(phrases: readonly string[]): string[] {
	const first = new Map<string, string>();
	for (const phrase of phrases) {
		const key = folded(phrase);
		if (!first.has(key)) first.set(key, phrase);
	}
	return [...first.values()];
}

/** The fields that a form types as one text: a schema of zod can't say it. */
const lists = z.registry<{ what: TypedLine }>();

/** Marks a list that a form types as one text, with one of its values on each line. */
export function typedByLine<T extends z.core.$ZodType>(
	field: T,
	what: TypedLine,
): T {
	lists.add(field, { what });
	return field;
}

/** What a form types on each line of this field; undefined for a field that is typed otherwise. */
export function typedLineOf(field: z.core.$ZodType): TypedLine | undefined {
	return lists.get(field)?.what;
}

/**
 * At most `count` phrases of one line, each within `min` and `max` code points; absent
 * or null is no phrase. The bound comes first; then, of phrases that differ only by
 * case, accents or signs, the first stays.
 */
export function phraseList({
	count,
	what = "phrase",
	...bounds
}: {
	count: number;
	min: number;
	max: number;
	what?: TypedLine;
}) {
	const phrase = lineText(bounds).check((ctx) => {
		if (ctx.value.includes(PHRASES_SEPARATOR)) refuse(ctx, SEPARATED);
	});
	return typedByLine(
		boundedArray(phrase, { max: count })
			.nullish()
			.transform((given) => withoutDoubles(given ?? [])),
		what,
	);
}

/** The lines of such a field as they are typed, before any check. */
export function rawLines(what: TypedLine) {
	return typedByLine(z.array(z.string()).optional(), what);
}
