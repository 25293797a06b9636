/** The words of a search, marked in a text. Pure, and bounded by the text's length. */
import { spansOf } from "./words.ts";

/** The folded words that are marked. */
export type Marks = { readonly words: readonly string[] };

export type MarkedPart = { readonly texte: string; readonly marque: boolean };

/** The text in parts, those that answer the search marked, each word on its own, a compound in one. The parts joined are the text. */
export function markedParts(text: string, { words }: Marks): MarkedPart[] {
	const marked = new Set(words);
	const parts: MarkedPart[] = [];
	let done = 0;
	const found = spansOf(text)
		.filter(({ word }) => marked.has(word))
		.toSorted((one, other) => one.from - other.from || other.to - one.to);
	for (const { from, to } of found) {
		if (from < done) continue;
		if (from > done)
			parts.push({ texte: text.slice(done, from), marque: false });
		parts.push({ texte: text.slice(from, to), marque: true });
		done = to;
	}
	if (done < text.length || parts.length === 0)
		parts.push({ texte: text.slice(done), marque: false });
	return parts;
}
