/** The words of a search, marked in a text: pure, and bounded by the text's length. */

/** What of a text is marked, folded. */
export type Marks = {
	/** Whole words, and names written in one word. */
	readonly words: readonly string[];
	/** Stems: words that begin so, with the ending of a language after them. */
	readonly stems: readonly string[];
	/** Beginnings of words. */
	readonly starts: readonly string[];
	/** Letters anywhere in a word. */
	readonly letters: readonly string[];
};

/** A part of a text, marked or not. */
export type MarkedPart = { readonly texte: string; readonly marque: boolean };

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:@[\p{L}\p{M}\p{N}]+)*/gu;
/** Letters of a word that folding must look at: longer ones are no words. */
const TOKEN_MAX = 80;
/** Adjacent words that one searched word may stand for ("Open Food Facts"). */
const JOINED_MAX = 6;
/** Characters between words of one name. */
const GAP_MAX = 3;
/** A short stem stands for itself and its plural, a longer one for its family. */
const SHORT_STEM_MAX = 3;
const SHORT_ENDING = /^(?:e?s|x)?$/;
const ENDING_MAX = 6;

const LIGATURES: ReadonlyMap<string, string> = new Map([
	["œ", "oe"],
	["æ", "ae"],
	["ß", "ss"],
	["@", "a"],
]);

/** A word without case, accents and ligatures, as the database folds it. */
export function foldedWord(word: string): string {
	return word
		.slice(0, TOKEN_MAX)
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}+/gu, "")
		.replace(/[œæß@]/g, (sign) => LIGATURES.get(sign) ?? sign);
}

type Token = {
	readonly from: number;
	readonly to: number;
	readonly word: string;
};

function tokensOf(text: string): Token[] {
	return [...text.matchAll(TOKEN)].map((found) => ({
		from: found.index,
		to: found.index + found[0].length,
		word: foldedWord(found[0]),
	}));
}

function isOfStem(word: string, stem: string): boolean {
	// English stems end in "i" where the word ends in "y".
	const root = stem.length > SHORT_STEM_MAX ? stem.replace(/i$/, "") : stem;
	if (!word.startsWith(root)) return false;
	const ending = word.slice(root.length);
	return root.length > SHORT_STEM_MAX
		? ending.length <= ENDING_MAX
		: SHORT_ENDING.test(ending);
}

function isMarked(word: string, marks: Marks, words: ReadonlySet<string>) {
	return (
		words.has(word) ||
		marks.stems.some((stem) => isOfStem(word, stem)) ||
		marks.starts.some((start) => word.startsWith(start)) ||
		marks.letters.some((letters) => word.includes(letters))
	);
}

/** How many tokens from `at` on are together one of the words; 0 when none are. */
function joinedFrom(
	tokens: readonly Token[],
	at: number,
	words: ReadonlySet<string>,
): number {
	let joined = "";
	let longest = 0;
	for (
		let next = at;
		next < Math.min(tokens.length, at + JOINED_MAX);
		next += 1
	) {
		const token = tokens[next];
		const before = tokens[next - 1];
		if (!token || (next > at && before && token.from - before.to > GAP_MAX))
			break;
		joined += token.word;
		if (next > at && words.has(joined)) longest = next - at + 1;
	}
	return longest;
}

/**
 * The text in parts, those that answer the search marked: whole words, adjacent marked
 * words each on its own. The parts joined are the text.
 */
export function markedParts(text: string, marks: Marks): MarkedPart[] {
	const words = new Set(marks.words);
	const tokens = tokensOf(text);
	const parts: MarkedPart[] = [];
	let done = 0;
	const mark = (from: number, to: number) => {
		if (from > done)
			parts.push({ texte: text.slice(done, from), marque: false });
		parts.push({ texte: text.slice(from, to), marque: true });
		done = to;
	};
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (!token) continue;
		const run = joinedFrom(tokens, at, words);
		const last = tokens[at + run - 1];
		if (run > 0 && last) {
			mark(token.from, last.to);
			at += run - 1;
		} else if (isMarked(token.word, marks, words)) mark(token.from, token.to);
	}
	if (done < text.length || parts.length === 0)
		parts.push({ texte: text.slice(done), marque: false });
	return parts;
}
