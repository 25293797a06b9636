/** Words that are common in texts of any subject, and tell little of what one is about. */
import common from "stopwords-iso" with { type: "json" };
import { foldedWord } from "./words.ts";

const WORDS: ReadonlySet<string> = new Set(
	[...common.fr, ...common.en].map(foldedWord),
);

/** Whether a folded word is one, in one of the languages. */
export function isCommonWord(word: string): boolean {
	return WORDS.has(word);
}
