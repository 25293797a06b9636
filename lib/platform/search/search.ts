/**
 * Search in the texts that the database stores folded (`texte_recherche`), as D18 says:
 * every word must be found, as a part of the text or through French stemming; a second
 * pass tolerates one typing error per word.
 */

import { type PublicState, readPublicState } from "../cache/public-version.ts";
import { type Page, type Resultat, reussite } from "../contract/result.ts";
import { atHandOr, inLane } from "../db/costly-reads.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import { keptOrders, startsByPages } from "../lists/kept-order.ts";
import { type ListRequest, listRows, readList } from "../lists/paging.ts";
import {
	type ReadOrder,
	readOrder,
	type Sorting,
} from "../lists/search-order.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { hasEndlessMarks, withoutEdges } from "../validation/text-cost.ts";
import { TOLERANT_FROM, TOLERANT_TO } from "./one-error.ts";
import type { RankTables } from "./score.ts";

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
export type SearchedList = Omit<ListRequest, "rememberTotal" | "searched"> & {
	readonly q: string | undefined;
	/** Where the searched texts `r` are, and the key of the listed table. */
	readonly tables: Pick<RankTables, "texts" | "key">;
	readonly id: Sql;
	/** What sorts the entries beside their texts, where the order and the filters need no more. */
	readonly sorting?: Sorting | undefined;
};

/** A search, and how to read it without its list where that can be. */
type Search = {
	readonly list: ListRequest;
	readonly words: readonly string[];
	readonly ordered: ((condition: Sql) => Promise<ReadOrder>) | null;
	readonly before: PublicState;
};

const orders = keptOrders<null>();

/**
 * The rows that contain the words of `q`, all rows when it has none; when no row
 * contains them as written, the rows that contain their neighbours. Throws `TooBusy`
 * for a search, or a whole list, when too many are in progress.
 */
export async function searchRows<Row extends object>(
	request: SearchedList,
): Promise<Resultat<Page<Row>>> {
	const { q, tables, id, sorting, ...list } = request;
	const { texts, key } = tables;
	const words = soughtWords(q ?? "");
	if (words.length > 0) {
		const searched = sql`${list.from} JOIN ${texts} r ON r.${key} = ${id}`;
		return search<Row>({
			list: { ...list, searched, rememberTotal: false },
			words,
			ordered: sorting ? orderedBy(tables, sorting) : null,
			before: await readPublicState(),
		});
	}
	const read = () => listRows<Row>({ ...list, rememberTotal: true });
	const isWhole = list.limite === undefined && list.apres === undefined;
	return isWhole ? inLane(read) : read();
}

function orderedBy(
	{ texts, key }: SearchedList["tables"],
	{ columns, listed }: Sorting,
) {
	return (condition: Sql) =>
		readOrder({
			from: sql`${texts} r WHERE ${listed} AND ${condition}`,
			order: [...columns, key],
			isScored: false,
		});
}

async function search<Row extends object>(
	asked: Search,
): Promise<Resultat<Page<Row>>> {
	const { list, before } = asked;
	const fromOrder = async () => {
		const kept = await orders.page<Row>(list, list.scope, before);
		return kept && reussite(kept.page);
	};
	return atHandOr(fromOrder, () => searchAnew<Row>(asked));
}

async function searchAnew<Row extends object>(
	asked: Search,
): Promise<Resultat<Page<Row>>> {
	const first = await firstPage<Row>(asked);
	if (first) return reussite(first);
	const { list, words, before } = asked;
	const { found, isWhole } = await tolerant(
		words,
		(condition) =>
			readList<Row>({ ...list, where: sql`${list.where} AND ${condition}` }),
		({ page }) => page.ok && page.valeur.total === 0,
	);
	const { page, beginning } = found;
	if (page.ok && isWhole) {
		const { scope } = list;
		const { total } = page.valeur;
		const read = { scope, nature: null, total, beginning };
		await orders.keep(list, scope, before, read);
	}
	return page;
}

/** The first page by its order alone; null when another is asked, or what sorts the list does not stand beside the texts. */
async function firstPage<Row extends object>({
	list,
	words,
	ordered,
	before,
}: Search): Promise<Page<Row> | null> {
	if (!ordered || !startsByPages(list)) return null;
	const { found, isWhole } = await tolerant(
		words,
		ordered,
		({ total }) => total === 0,
	);
	const { scope } = list;
	const read = { ...found, scope, nature: null };
	return orders.first<Row>(list, scope, before, read, isWhole);
}

/**
 * What holds the words or, when that is empty, their neighbours; `isWhole` says whether
 * these were looked for where they had to be.
 */
async function tolerant<Found>(
	words: readonly string[],
	holding: (condition: Sql) => Promise<Found>,
	isEmpty: (found: Found) => boolean,
): Promise<{ found: Found; isWhole: boolean }> {
	const start = monotonicMs();
	const exact = await holding(holdsWords(words));
	if (!isEmpty(exact)) return { found: exact, isWhole: true };
	if (monotonicMs() - start > NEAR_WITHIN_MS)
		return { found: exact, isWhole: false };
	const near = await nearWords(words);
	const found = near ? await holding(holdsNearWords(near)) : exact;
	return { found, isWhole: true };
}
