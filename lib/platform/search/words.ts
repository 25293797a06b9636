/** The words of a text, folded as the database folds them. Pure. */
import { hasEndlessMarks } from "../validation/text-cost.ts";
import { isStopWord } from "./stop-words.ts";

/**
 * A word of the text, or a name with an @ inside, which reads as an a. Apostrophes that
 * Unicode counts as letters are none, and what is invisible parts no word.
 */
const TOKEN =
	/[[\p{L}\p{N}]--[\u02b9-\u02bf]](?:[[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]--[\u02b9-\u02bf]]|@(?=[\p{L}\p{N}]))*/gv;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;
/** What the database counts as one word, once folded. */
const FOLDED = /[\p{L}\p{Nd}]+/gu;
/** From the last sign of a word to the next word, where both are one: at a hyphen, or parted at the end of a line. */
const JOINED = /^.?[-\u00ad\u2010\u2011]\s*$/u;
/** Longer words are no words. */
const LETTERS_MAX = 100;

const LETTERS: Readonly<Record<string, string>> = {
	...{ œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d", "@": "a" },
	...{ ð: "d", þ: "th", ħ: "h", ı: "i", ŋ: "n", ŧ: "t", ё: "е" },
};

const PLAIN = /^[a-z\d]{1,100}$/;
const SIGNS = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** A word without case, accents, ligatures and invisible signs. Letters of Latin and Greek lose their accents, as in the database. */
export function foldedWord(word: string): string {
	// Most words are: nothing in them changes.
	if (PLAIN.test(word)) return word;
	return word
		.slice(0, LETTERS_MAX)
		.replace(INVISIBLE, "")
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\p{Ll}&&[\p{Script=Latin}\p{Script=Greek}]]+/gv, (letters) =>
			letters.normalize("NFD"),
		)
		.replace(/[\u0300-\u0362]+/g, "")
		.replace(SIGNS, (sign) => LETTERS[sign] ?? sign);
}

export type Token = {
	readonly from: number;
	readonly to: number;
	readonly word: string;
};

/** The words of a text in their order. */
export function tokensOf(text: string): Token[] {
	if (hasEndlessMarks(text)) return [];
	return [...text.matchAll(TOKEN)].flatMap(({ 0: found, index: from }) =>
		(foldedWord(found).match(FOLDED) ?? []).map((word) => ({
			...{ from, to: from + found.length, word },
		})),
	);
}

/** A compound, with the places of its first and last word among the tokens. */
export type Compound = Token & {
	readonly first: number;
	readonly last: number;
};

/** The words that a hyphen joins or the end of a line parts, each time in one. */
export function compoundsIn(
	text: string,
	tokens: readonly Token[],
): Compound[] {
	const compounds: Compound[] = [];
	for (const [last, token] of tokens.entries()) {
		const before = tokens[last - 1];
		if (!(before && JOINED.test(text.slice(before.to - 1, token.from))))
			continue;
		const open = compounds.at(-1)?.last === last - 1 ? compounds.pop() : null;
		compounds.push({
			from: open?.from ?? before.from,
			to: token.to,
			first: open?.first ?? last - 1,
			last,
			word: `${open?.word ?? before.word}${token.word}`.slice(0, LETTERS_MAX),
		});
	}
	return compounds;
}

/** Each two words in one, as somebody may have written them. */
export function pairsIn(tokens: readonly Token[]): Compound[] {
	return tokens.slice(1).flatMap((token, at) => {
		const before = tokens[at];
		if (!before || [before, token].some(({ word }) => isStopWord(word)))
			return [];
		const word = `${before.word}${token.word}`.slice(0, LETTERS_MAX);
		return { from: before.from, to: token.to, first: at, last: at + 1, word };
	});
}

/** Between two words of a name that capitals part. */
const CAPITALS = /(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Words of a name that is also found in one word. */
const NAME_MAX = 4;

function partsAtCapitals(text: string, { from, to }: Token): Token[] {
	const parts = text.slice(from, to).split(CAPITALS);
	if (parts.length === 1) return [];
	let at = from;
	return parts.map((part) => {
		at += part.length;
		return { from: at - part.length, to: at, word: foldedWord(part) };
	});
}

/** All that the index may have of a text in one word: its words, their parts, its compounds, and a name as a whole. */
export function spansOf(text: string): Token[] {
	const tokens = tokensOf(text);
	const spans = [
		...tokens,
		...tokens.flatMap((token) => partsAtCapitals(text, token)),
		...compoundsIn(text, tokens),
	];
	const [first, last] = [tokens[0], tokens.at(-1)];
	if (!(first && last) || tokens.length > NAME_MAX) return spans;
	const word = tokens.map((one) => one.word).join("");
	return [...spans, { from: first.from, to: last.to, word }];
}

/** The words of a text without their places. */
export function wordsOf(text: string): string[] {
	return tokensOf(text).map(({ word }) => word);
}

/** Whether a search has words at all. */
export function hasWords(q: string): boolean {
	return tokensOf(q).length > 0;
}

/** The words that carry meaning, or all of them when none does, each once. */
export function tellingWords(words: readonly string[]): string[] {
	const telling = words.filter((word) => !isStopWord(word));
	return [...new Set(telling.length > 0 ? telling : words)];
}

/** Words of a text, from one place to another, and the terms that mean the same, in folded words. */
export type Equal = {
	readonly from: number;
	readonly to: number;
	readonly terms: readonly (readonly string[])[];
};
export type Expand = (words: readonly string[]) => Promise<readonly Equal[]>;
