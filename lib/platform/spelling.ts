/**
 * The nearest spelling of a search that found nothing, from the words of the
 * directory (table `mots`). Search itself tolerates one error a word; this
 * looks further, and is only ever offered, never applied.
 */
import { joinSql, rows, type Sql, sql } from "./db.ts";
import { searchWords } from "./search.ts";

/** Shorter words have too many neighbours, longer ones are no words. */
const LENGTH_MIN = 4;
const LENGTH_MAX = 40;
/** From this length on, three errors are looked for; below, two. */
const LONG_FROM = 8;
const WORDS_MAX = 6;
const CANDIDATES_MAX = 3;

type Near = { rang: number; mot: string; proches: readonly string[] };

/** Words that begin or end like `m`: an index finds them without reading the whole vocabulary. */
const LOOKS_ALIKE: Sql = joinSql(
	[
		sql`k.mot LIKE left(l.m, 1) || '%'`,
		sql`reverse(k.mot) COLLATE "C" LIKE left(reverse(l.m), 2) || '%'`,
	],
	" OR ",
);

/** Each word folded, and the known words nearest to it; none for a word that is known, too short or too long. */
async function nearestWords(words: readonly string[]): Promise<Near[]> {
	return rows<Near>(
		sql`WITH lus AS (
		      SELECT rang::int, btrim(texte_recherche(mot)) AS m FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS u(mot, rang)),
		    l AS (
		      SELECT rang, m, CASE WHEN char_length(m) >= ${LONG_FROM} THEN 3 ELSE 2 END AS erreurs,
		             char_length(m) BETWEEN ${LENGTH_MIN} AND ${LENGTH_MAX} AND m ~ '^[[:alnum:]]+$'
		               AND NOT EXISTS (SELECT 1 FROM mots WHERE mot = m) AS inconnu FROM lus)
		    SELECT l.rang, l.m AS mot, ARRAY(
		      SELECT k.mot FROM mots k
		      WHERE l.inconnu AND (${LOOKS_ALIKE})
		        AND char_length(k.mot) BETWEEN char_length(l.m) - l.erreurs AND char_length(l.m) + l.erreurs
		        AND levenshtein_less_equal(k.mot, l.m, l.erreurs) <= l.erreurs
		      GROUP BY k.mot
		      ORDER BY levenshtein(k.mot, l.m), left(k.mot, 1) <> left(l.m, 1), k.mot
		      LIMIT ${CANDIDATES_MAX}) AS proches
		    FROM l ORDER BY l.rang`,
	);
}

/** Searches near `q`, best first: each word that nobody wrote is replaced by a word that somebody did. */
async function nearSearches(q: string): Promise<string[]> {
	const words = searchWords(q);
	if (words.length === 0 || words.length > WORDS_MAX) return [];
	const near = await nearestWords(words);
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

/** What a search finds: how many, and a text that holds its words. */
export type Found = { readonly total: number; readonly text: string };

/**
 * The spelling near `q` that finds the most, written as the directory writes
 * it; null when none finds anything.
 */
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
