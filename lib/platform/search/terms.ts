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

/** Words of a search, from one place to another, and the terms that mean the same. */
export type Equal = {
	readonly from: number;
	readonly to: number;
	readonly terms: readonly Term[];
	/** Whether these terms are of both languages; otherwise they are of the language of the words. */
	readonly isBilingual: boolean;
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

/** A word ending so has its plural, or its singular, beside it: the French stemmer keeps both ("vélo", "vélos"). */
const SINGULAR = /[aiou]$/;
const PLURAL = /^.{2,}(?:[aio]s|u[sx])$/;

function otherNumber(word: string): string[] {
	if (SINGULAR.test(word))
		return word.endsWith("u") ? [`${word}s`, `${word}x`] : [`${word}s`];
	return PLURAL.test(word) ? [word.slice(0, -1)] : [];
}

/** Kept: a search compares its words with those of thousands of terms. */
const formsKnown = new WeakMap<SoughtWord, readonly string[]>();

/** A word, its stems and its other number, each once. */
export function formsOf(sought: SoughtWord): readonly string[] {
	const known = formsKnown.get(sought);
	if (known) return known;
	const { word, stems } = sought;
	const forms = [...new Set([word, ...stems, ...otherNumber(word)])];
	formsKnown.set(sought, forms);
	return forms;
}

/** The words of a term in their order, each as far from the one before as `gapOf` says. */
function inOrder(
	{ words }: Term,
	weight: Weight,
	gapOf: (word: SoughtWord, before: SoughtWord) => number,
): string {
	return words
		.map((word, at) => {
			const one =
				anyOf(formsOf(word).map((form) => lexemeQuery(form, weight))) ?? "";
			const before = words[at - 1];
			return before ? `<${gapOf(word, before)}> ${one}` : one;
		})
		.join(" ");
}

/** A query for the words of a term one after the other, as far apart as they are written or, without its empty words, next to each other. */
export function termQuery(term: Term, weight: Weight): string {
	const written = inOrder(
		term,
		weight,
		(word, before) => word.place - before.place,
	);
	const close = inOrder(term, weight, () => 1);
	return written === close ? written : `(${written}) | (${close})`;
}
