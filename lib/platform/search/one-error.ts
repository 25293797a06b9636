/** Words of the directory one typing error away from a word. */
import { rows, sql } from "../db/pool.ts";

/** Shorter words have too many neighbours, longer ones are no words. */
export const TOLERANT_FROM = 5;
const TOLERANT_TO = 40;
const NEIGHBOURS_MAX = 40;

/** The word with two adjacent letters exchanged, at every position. */
function exchanged(letters: readonly string[]): string[] {
	return letters.slice(1).map((_, at) => {
		const swapped = [...letters];
		swapped.splice(at, 2, letters[at + 1] ?? "", letters[at] ?? "");
		return swapped.join("");
	});
}

/**
 * Known words at one insertion, deletion, replacement or exchange from a folded word.
 * With one error either the first half of the word or the second is right, which an
 * index on both ends finds without reading all words.
 */
export async function neighbours(word: string): Promise<string[]> {
	const letters = [...word];
	const { length } = letters;
	if (length < TOLERANT_FROM || length > TOLERANT_TO) return [];
	const half = Math.floor(length / 2);
	const start = `${letters.slice(0, half).join("")}%`;
	const end = `${letters.slice(half).reverse().join("")}%`;
	const found = await rows<{ mot: string }>(
		sql`SELECT DISTINCT mot FROM mots
		    WHERE (mot LIKE ${start} OR reverse(mot) COLLATE "C" LIKE ${end} OR mot = ANY(${exchanged(letters)}::text[]))
		      AND char_length(mot) BETWEEN ${length - 1} AND ${length + 1}
		      AND (levenshtein_less_equal(mot, ${word}, 1) <= 1 OR mot = ANY(${exchanged(letters)}::text[]))
		      AND mot <> ${word} ORDER BY mot LIMIT ${NEIGHBOURS_MAX}`,
		"search_neighbours",
	);
	return found.map(({ mot }) => mot);
}
