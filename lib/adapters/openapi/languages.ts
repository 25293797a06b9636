/** The document in the language that a reader asks for; French is the original. */
import type { Langue } from "#lib/platform/langues";
import { englishOf } from "./reference-english.ts";
import { isObject } from "./schema-reading.ts";

/** Where the document holds sentences; in an example, the same keys hold data. */
const SENTENCES: ReadonlySet<string> = new Set([
	"description",
	"summary",
	"title",
]);
const DATA: ReadonlySet<string> = new Set([
	"example",
	"examples",
	"default",
	"enum",
	"const",
]);

/** The document in English. A sentence without a translation stays as it is; a test finds it. */
function english(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(english);
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, member]) => {
			if (DATA.has(key)) return [key, member];
			return SENTENCES.has(key) && typeof member === "string"
				? [key, englishOf(member) ?? member]
				: [key, english(member)];
		}),
	);
}

/** The same document in a language. */
export function documentIn(langue: Langue, document: object): unknown {
	return langue === "en" ? english(document) : document;
}

/** The sentences of a document, each with its place. */
export function sentencesOf(
	value: unknown,
	place = "",
): readonly { readonly place: string; readonly text: string }[] {
	if (Array.isArray(value))
		return value.flatMap((item, rank) => sentencesOf(item, `${place}/${rank}`));
	if (!isObject(value)) return [];
	return Object.entries(value).flatMap(([key, member]) => {
		if (DATA.has(key)) return [];
		return SENTENCES.has(key) && typeof member === "string"
			? [{ place: `${place}/${key}`, text: member }]
			: sentencesOf(member, `${place}/${key}`);
	});
}
