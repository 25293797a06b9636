/**
 * Search in the texts that the database stores folded (`texte_recherche`), as D18 says:
 * every word must be found, as a part of the text or through French stemming; a second
 * pass tolerates one typing error per word.
 */

import type { Page, Resultat } from "../contract/result.ts";
import { inLane } from "../db/costly-reads.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import { type ListRequest, listRows } from "../lists/paging.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { hasEndlessMarks, withoutEdges } from "../validation/text-cost.ts";

const SEPARATORS = /[\s\p{Pd}'’‘ʼ‛`´]+/u;

/** An elided article before an apostrophe carries no meaning for the search. */
const ELIDED =
	/(?<![\p{L}\p{N}])(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)['’‘ʼ‛`´]/giu;

const EDGE_PUNCTUATION = '«»“”"(),.;:!?…';

/** The text-search parser would split any other word, and so match less than was asked. */
const LETTERS_AND_DIGITS = /^[\p{L}\p{M}\p{N}]+$/u;

/** Maximum words of one search: each is a pass over the rows that the others match. */
export const WORDS_MAX = 8;

/** No index covers so short a word, and stemming does not change it. */
const SHORT_TO = 2;

/** The second pass runs only after a first one that was fast. */
const NEAR_WITHIN_MS = 700;

/** From this length on, a word may have a typing error. */
const TOLERANT_FROM = 4;
/** Longer words are not real words: no neighbour is looked for. */
const TOLERANT_TO = 40;
const NEIGHBOURS_MAX = 40;

/** The words of a search, without elided articles and the punctuation around words. */
export function searchWords(q: string): string[] {
	if (hasEndlessMarks(q)) return [];
	const written = q
		.normalize("NFC")
		.replace(ELIDED, " ")
		.split(SEPARATORS)
		.filter((word) => word !== "");
	const bare = written
		.map((word) => withoutEdges(word, EDGE_PUNCTUATION))
		.filter((word) => word !== "");
	// French puts a space before a question mark: punctuation alone is searched only when there is nothing else.
	return [...new Set(bare.length > 0 ? bare : written)];
}

function lengthOf(word: string): number {
	return [...word].length;
}

function isShort(word: string): boolean {
	return lengthOf(word) <= SHORT_TO;
}

/** The words that a search looks for, the longest first: they leave the fewest rows to the others. */
export function soughtWords(q: string): string[] {
	return searchWords(q)
		.sort((one, other) => lengthOf(other) - lengthOf(one))
		.slice(0, WORDS_MAX);
}

/** Condition that the row `r` of a search table contains every word. */
export function holdsWords(words: readonly string[]): Sql {
	return allOf([
		...words.filter((word) => !isShort(word)).map(holdsWord),
		...holdsShortWords(words.filter(isShort)),
	]);
}

/**
 * Short words together: the text is decompressed once for all of them, and the
 * concatenation keeps the planner from scanning the whole index for nothing.
 */
function holdsShortWords(words: readonly string[]): Sql[] {
	if (words.length === 0) return [];
	const patterns = words.map((word) => sql`motif_recherche(${word})`);
	return [sql`(r.texte || '') LIKE ALL (ARRAY[${joinSql(patterns)}])`];
}

function holdsWord(word: string): Sql {
	const asPart = sql`r.texte LIKE motif_recherche(${word})`;
	return LETTERS_AND_DIGITS.test(word)
		? sql`(${asPart} OR r.mots @@ plainto_tsquery('public.recherche', texte_recherche(${word})))`
		: asPart;
}

/** The same condition, where each word may be replaced by one of its neighbours; short words have none. */
function holdsNearWords(words: readonly (readonly string[])[]): Sql {
	const alone = words.flatMap((list) => (list.length === 1 ? list : []));
	const several = words.filter((list) => list.length > 1);
	return allOf([
		...several.map((list) => sql`(${joinSql(list.map(holdsWord), " OR ")})`),
		holdsWords(alone),
	]);
}

function allOf(conditions: readonly Sql[]): Sql {
	return conditions.length === 0
		? sql`true`
		: joinSql([...conditions], " AND ");
}

/** The word with two adjacent letters exchanged, at every position. */
function exchanged(word: string): string[] {
	const letters = [...word];
	return letters.slice(1).map((_, at) => {
		const swapped = [...letters];
		swapped.splice(at, 2, letters[at + 1] ?? "", letters[at] ?? "");
		return swapped.join("");
	});
}

function startingWith(letters: readonly string[]): string {
	return `${letters.join("").replace(/[\\%_]/g, "\\$&")}%`;
}

async function foldedWords(words: readonly string[]): Promise<string[]> {
	const folded = await rows<{ mot: string }>(
		sql`SELECT btrim(texte_recherche(m)) AS mot
		    FROM unnest(${words}::text[]) WITH ORDINALITY AS l(m, rang) ORDER BY rang`,
	);
	return folded.map(({ mot }) => mot);
}

/**
 * Known words at one insertion, deletion, replacement or exchange from `word`. With one
 * error, either the first half of the word or the second is right, which an index on
 * both ends finds without reading the whole vocabulary.
 */
export async function neighbours(word: string): Promise<string[]> {
	const length = lengthOf(word);
	if (length < TOLERANT_FROM || length > TOLERANT_TO) return [];
	const half = Math.floor(length / 2);
	const letters = [...word];
	const start = startingWith(letters.slice(0, half));
	const end = startingWith(letters.slice(half).reverse());
	const found = await rows<{ mot: string }>(
		sql`SELECT DISTINCT mot FROM mots
		    WHERE (mot LIKE ${start} OR reverse(mot) COLLATE "C" LIKE ${end} OR mot = ANY(${exchanged(word)}::text[]))
		      AND char_length(mot) BETWEEN ${length - 1} AND ${length + 1}
		      AND (levenshtein_less_equal(mot, ${word}, 1) <= 1 OR mot = ANY(${exchanged(word)}::text[]))
		    ORDER BY mot LIMIT ${NEIGHBOURS_MAX}`,
	);
	return found.map(({ mot }) => mot);
}

/**
 * For each word, itself and the known words one typing error away; null when no word
 * has any, so that a second pass would find nothing more.
 */
async function nearWords(words: readonly string[]): Promise<string[][] | null> {
	const folded = await foldedWords(words);
	const near = await Promise.all(folded.map(neighbours));
	const alternatives = folded.map((word, at) => [
		...new Set([word, ...(near[at] ?? [])]),
	]);
	return alternatives.some((list) => list.length > 1) ? alternatives : null;
}

/** A list that may be searched. */
export type SearchedList = Omit<ListRequest, "rememberTotal"> & {
	readonly q: string | undefined;
	/** `from`, joined with the search table `r` of its rows. */
	readonly searched: Sql;
};

/**
 * The rows that contain the words of `q`, all rows when it has none; when no row
 * contains them as written, the rows that contain their neighbours. Throws `TooBusy`
 * for a search, or a whole list, when too many are in progress.
 */
export async function searchRows<Row extends object>(
	request: SearchedList,
): Promise<Resultat<Page<Row>>> {
	const { q, searched: _, ...list } = request;
	const words = soughtWords(q ?? "");
	if (words.length > 0) return inLane(() => search<Row>(request, words));
	const read = () => listRows<Row>({ ...list, rememberTotal: true });
	const isWhole = list.limite === undefined && list.apres === undefined;
	return isWhole ? inLane(read) : read();
}

async function search<Row extends object>(
	{ q: _, searched, ...list }: SearchedList,
	words: readonly string[],
): Promise<Resultat<Page<Row>>> {
	const start = monotonicMs();
	const holding = (condition: Sql) =>
		listRows<Row>({
			...list,
			searched,
			where: sql`${list.where} AND ${condition}`,
			rememberTotal: false,
		});
	const exact = await holding(holdsWords(words));
	if (!exact.ok || exact.valeur.total > 0) return exact;
	if (monotonicMs() - start > NEAR_WITHIN_MS) return exact;
	const near = await nearWords(words);
	return near ? holding(holdsNearWords(near)) : exact;
}
