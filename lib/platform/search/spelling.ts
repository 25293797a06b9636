/**
 * The nearest spelling of a search that found nothing, from the words of the directory
 * (table `mots`). Search itself tolerates one error per word; this looks further, and
 * is only ever offered, never applied.
 */
import { rows, sql } from "../db/pool.ts";
import { isStoreDown } from "../db/unavailable.ts";
import { searchWords } from "./search.ts";

/** Shorter words have too many neighbours, longer ones are not real words. */
const LENGTH_MIN = 4;
const LENGTH_MAX = 40;
/** From this length on, three errors are tolerated; below, two. */
const LONG_FROM = 8;
const WORDS_MAX = 6;
const CANDIDATES_MAX = 3;

type Near = { mot: string; proches: readonly string[] };

/** Each word folded, and whether it is unknown to the directory though its length and letters are those of a word. */
async function foldedWords(words: readonly string[]) {
	return rows<{ mot: string; inconnu: boolean }>(
		sql`SELECT m AS mot, char_length(m) BETWEEN ${LENGTH_MIN} AND ${LENGTH_MAX} AND m ~ '^[[:alnum:]]+$'
		      AND NOT EXISTS (SELECT 1 FROM mots WHERE mot = m) AS inconnu
		    FROM (SELECT rang, btrim(texte_recherche(mot)) AS m
		            FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS u(mot, rang)) AS lus
		    ORDER BY rang`,
	);
}

/**
 * The known words nearest to an unknown one, among those that begin or end like it: the
 * indexes of both ends find them without reading the whole vocabulary.
 */
async function nearestWords(word: string): Promise<string[]> {
	const letters = [...word];
	const errors = letters.length >= LONG_FROM ? 3 : 2;
	const start = `${letters[0] ?? ""}%`;
	const end = `${letters.slice(-2).reverse().join("")}%`;
	const found = await rows<{ mot: string }>(
		sql`SELECT mot FROM (
		      SELECT DISTINCT mot FROM mots
		      WHERE (mot LIKE ${start} OR reverse(mot) COLLATE "C" LIKE ${end})
		        AND char_length(mot) BETWEEN ${letters.length - errors} AND ${letters.length + errors}) AS k
		    WHERE levenshtein_less_equal(mot, ${word}, ${errors}) <= ${errors}
		    ORDER BY levenshtein(mot, ${word}), NOT mot LIKE ${start}, mot LIMIT ${CANDIDATES_MAX}`,
	);
	return found.map(({ mot }) => mot);
}

/** A suggestion must not break the page that shows it: when the database does not answer in time, there is none. */
async function nearWords(words: readonly string[]): Promise<Near[]> {
	try {
		const folded = await foldedWords(words);
		return await Promise.all(
			folded.map(async ({ mot, inconnu }) => ({
				mot,
				proches: inconnu ? await nearestWords(mot) : [],
			})),
		);
	} catch (error) {
		if (isStoreDown(error)) return [];
		throw error;
	}
}

/** Searches near `q`, best first: each word unknown to the directory is replaced by a known one. */
async function nearSearches(q: string): Promise<string[]> {
	const words = searchWords(q);
	if (words.length === 0 || words.length > WORDS_MAX) return [];
	const near = await nearWords(words);
	if (near.every(({ proches }) => proches.length === 0)) return [];
	const searches = Array.from({ length: CANDIDATES_MAX }, (_, at) =>
		near.map(({ mot, proches }) => proches[at] ?? proches[0] ?? mot).join(" "),
	);
	return [...new Set(searches)];
}

function bare(word: string): string {
	return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words as `text` writes them, accents included. */
export function asWrittenIn(text: string, words: string): string {
	const written = new Map<string, string>();
	for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
		const lower = word.toLowerCase();
		if (!written.has(bare(word))) written.set(bare(word), lower);
	}
	return words
		.split(" ")
		.map((word) => written.get(word) ?? word)
		.join(" ");
}

/** The result of a search: how many, and a text that contains its words. */
export type Found = { readonly total: number; readonly text: string };

/** The spelling near `q` that finds the most, written as in the directory; null when none finds anything. */
export async function nearestSpelling(
	q: string,
	find: (q: string) => Promise<Found>,
): Promise<string | null> {
	const found: (Found & { q: string })[] = [];
	for (const search of await nearSearches(q)) {
		const { total, text } = await find(search);
		if (total > 0) found.push({ q: search, total, text });
	}
	const [best] = found.sort((a, b) => b.total - a.total);
	return best ? asWrittenIn(best.text, best.q) : null;
}
