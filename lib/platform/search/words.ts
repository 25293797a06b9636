/** The words of a text, folded as the database folds them. Pure. */
import { hasEndlessMarks } from "../validation/text-cost.ts";
import { isStopWord } from "./stop-words.ts";

/** A word of the text, or a name with an @ inside, which reads as an a. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:@[\p{L}\p{M}\p{N}]+)*/gu;
/** Longer words are no words. */
const LETTERS_MAX = 100;

const LETTERS: ReadonlyMap<string, string> = new Map([
	["œ", "oe"],
	["æ", "ae"],
	["ß", "ss"],
	["ø", "o"],
	["ł", "l"],
	["đ", "d"],
	["@", "a"],
]);

/** A word without case, accents and ligatures. */
export function foldedWord(word: string): string {
	return word
		.slice(0, LETTERS_MAX)
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}+/gu, "")
		.replace(/[œæßøłđ@]/g, (sign) => LETTERS.get(sign) ?? sign);
}

export type Token = {
	readonly from: number;
	readonly to: number;
	readonly word: string;
};

/** The words of a text in their order. */
export function tokensOf(text: string): Token[] {
	if (hasEndlessMarks(text)) return [];
	return [...text.matchAll(TOKEN)].map(({ 0: found, index: from }) => ({
		from,
		to: from + found.length,
		word: foldedWord(found),
	}));
}

/** The same without their places. */
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
