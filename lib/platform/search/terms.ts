/** Words as the ranking index holds them, and the text-search queries that look for them there. */

/** A folded word, its stems in both languages, and its place in what it is a word of. */
export type SoughtWord = {
	readonly place: number;
	readonly word: string;
	readonly stems: readonly string[];
};

/** A word or a phrase. */
export type Term = {
	readonly written: string;
	readonly words: readonly SoughtWord[];
};

/** Words of a search, from one to another of them, and the terms that mean the same. */
export type Equal = {
	readonly from: number;
	readonly to: number;
	readonly terms: readonly Term[];
};

/** The weights of the short fields: name, tagline, and what surrounds them. */
export type Weight = "A" | "B" | "C" | "";

function quoted(lexeme: string): string {
	return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** A query for one lexeme, in the fields of a weight; "" is any field. */
export function lexemeQuery(lexeme: string, weight: Weight): string {
	return weight === "" ? quoted(lexeme) : `${quoted(lexeme)}:${weight}`;
}

/** A query for the words that begin so. */
export function prefixQuery(start: string, weight: Weight): string {
	return `${quoted(start)}:*${weight}`;
}

/** A query that any of these satisfies; null when there is none. */
export function anyOf(queries: readonly string[]): string | null {
	if (queries.length === 0) return null;
	return `(${[...new Set(queries)].join(" | ")})`;
}

/** A query that needs all of these. */
export function everyOf(queries: readonly string[]): string {
	return queries.join(" & ");
}

/** A word and its stems, each once. */
export function formsOf({ word, stems }: SoughtWord): string[] {
	return [...new Set([word, ...stems])];
}

/** A query for the words of a term one after the other, as far apart as they are written. */
export function termQuery({ words }: Term, weight: Weight): string {
	return words
		.map((word, at) => {
			const one =
				anyOf(formsOf(word).map((form) => lexemeQuery(form, weight))) ?? "";
			const before = words[at - 1];
			return before ? `<${word.place - before.place}> ${one}` : one;
		})
		.join(" ");
}
