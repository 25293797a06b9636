/** Words that are frequent in texts of any subject, and tell little of what one is about. */
import words from "stopwords-iso" with { type: "json" };
import { foldedWord } from "./words.ts";

const FREQUENT: ReadonlySet<string> = new Set(
	[...words.fr, ...words.en].map(foldedWord),
);

/** Whether a folded word is one, in one of the languages. */
export function isFrequentWord(word: string): boolean {
	return FREQUENT.has(word);
}
