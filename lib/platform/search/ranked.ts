/**
 * A search whose best answers come first. An entry holds each word whole, by a stem, by
 * a term that means the same, or by a beginning; those that only have its letters inside
 * other words come last. When no entry holds them all, one typing error per word is
 * tolerated, and then most of the words are enough. See decision 27.
 */
import type { Page, Resultat } from "../contract/result.ts";
import { inLane } from "../db/costly-reads.ts";
import { rows, type Sql, sql } from "../db/pool.ts";
import { type CursorKeys, readCursor } from "../lists/cursor.ts";
import { CAST, type ListRequest, listRows } from "../lists/paging.ts";
import { foldedWord, type Marks } from "./marks.ts";
import type { Classe, NatureDuResultat } from "./results.ts";
import {
	holdsLetters,
	type RankTables,
	scoreOfAll,
	scoreOfMany,
	scoreOfMost,
} from "./score.ts";
import { holdsWords, neighbours, soughtWords, WORDS_MAX } from "./search.ts";
import {
	allWordsQuery,
	LETTERS_FROM,
	mostWordsQuery,
	type Starts,
	type Ways,
	waysOf,
} from "./sought.ts";
import { wordsOfSearch } from "./stems.ts";
import { meaningful } from "./stop-words.ts";
import type { Equal, SoughtWord } from "./terms.ts";

/** The units of a search that mean the same as other terms. */
export type Expand = (words: readonly SoughtWord[]) => Promise<Equal[]>;

/** A list that may be searched by relevance. */
export type RankedList = Omit<ListRequest, "rememberTotal" | "searched"> & {
	readonly q: string;
	readonly tables: RankTables;
	/** The key of the listed table. */
	readonly id: Sql;
	readonly expand: Expand;
};

/** Entries with only the letters of the words are added while fewer entries than this have the words. */
export const LETTERS_BELOW = 100;

/** Entries that are scored by all their fields; a search that more of them answer is ordered by names. */
export const SCORED_MAX = 5_000;

/** Signs that a search looks for as they are written; the ranking index holds none. */
const LITERAL =
	/[^\p{L}\p{M}\p{N}\s\p{Pd}'’‘ʼ‛`´.,;:!?…«»“”"()@&/·•–—_]|^[^\p{L}\p{N}]+$/u;

/** One way to answer a search, tried when those before it find nothing. */
type Attempt = {
	readonly nature: NatureDuResultat;
	/** Rows of the key as `fiche` and their `score`: 0 for letters alone. */
	readonly found: Sql;
	/** Whether names alone are scored. */
	readonly isBroad: boolean;
};

type Sought = {
	readonly all: readonly SoughtWord[];
	readonly kept: readonly SoughtWord[];
	readonly equals: readonly Equal[];
};

async function read(q: string, expand: Expand): Promise<Sought> {
	const words = await wordsOfSearch(q);
	const all = words.slice(0, 2 * WORDS_MAX);
	const kept = meaningful(all)
		.toSorted((one, other) => other.word.length - one.word.length)
		.slice(0, WORDS_MAX)
		.toSorted((one, other) => one.place - other.place);
	return { all, kept, equals: await expand(all) };
}

const ARTICLE = new Set([
	"le",
	"la",
	"les",
	"l",
	"un",
	"une",
	"des",
	"the",
	"an",
	"a",
]);

/** The searched words joined, without an article before them and without empty words: compared with the joined names. */
function namesOf({ all, kept }: Sought): string[] {
	const [first, ...rest] = all;
	const bare = first && ARTICLE.has(first.word) && rest.length > 0 ? rest : all;
	return unique(
		[bare, kept].map((words) => words.map(({ word }) => word).join("")),
	);
}

/** Whether more rows answer than are scored in full. */
async function isBroad({ ranks, key }: RankTables, query: string) {
	const [counted] = await rows<{ nombre: number }>(
		sql`SELECT count(*)::int AS nombre FROM (
		      SELECT ${key} FROM ${ranks} WHERE termes @@ ${query}::tsquery LIMIT ${SCORED_MAX + 1}) AS c`,
	);
	return (counted?.nombre ?? 0) > SCORED_MAX;
}

async function byWords(
	{ tables }: RankedList,
	words: readonly Ways[],
	names: readonly string[],
	known: boolean | undefined,
): Promise<Attempt> {
	const { ranks, texts, key } = tables;
	const query = allWordsQuery(words);
	const broad = known ?? (await isBroad(tables, query));
	const score = broad ? scoreOfMany : scoreOfAll;
	const held = sql`SELECT t.${key} AS fiche, ${score(words, names)} AS score
		FROM ${ranks} t WHERE t.termes @@ ${query}::tsquery`;
	const isSought =
		!broad && words.some(({ word }) => [...word].length >= LETTERS_FROM);
	const found = !isSought
		? held
		: sql`WITH tenus AS MATERIALIZED (${held})
		SELECT fiche, score FROM tenus
		UNION ALL SELECT r.${key}, 0 FROM ${texts} r
		WHERE (SELECT count(*) FROM tenus) < ${LETTERS_BELOW} AND ${holdsLetters(words, LETTERS_FROM)}
		  AND NOT EXISTS (SELECT 1 FROM tenus WHERE tenus.fiche = r.${key})`;
	return { nature: "mots", found, isBroad: broad };
}

function byMost(
	{ tables: { ranks, key } }: RankedList,
	words: readonly Ways[],
	names: readonly string[],
): Sql | null {
	const query = mostWordsQuery(words);
	if (query === null) return null;
	return sql`SELECT t.${key} AS fiche, ${scoreOfMost(words, names)} AS score
		FROM ${ranks} t WHERE t.termes @@ ${query}::tsquery`;
}

/** Of these words, those that no word of the directory is or begins with. */
async function unknownOf(words: readonly string[]): Promise<Set<string>> {
	const unknown = await rows<{ mot: string }>(
		sql`SELECT m AS mot FROM unnest(${[...words]}::text[]) AS m
		    WHERE NOT EXISTS (SELECT 1 FROM mots WHERE mot >= m AND mot < m || chr(65533))`,
	);
	return new Set(unknown.map(({ mot }) => mot));
}

/** The same with the neighbours of each word that may be misspelt: unknown, and without a term that means the same. */
async function withNear(words: readonly Ways[]): Promise<Ways[] | null> {
	const unknown = await unknownOf(words.map(({ word }) => word));
	const near = await Promise.all(
		words.map(({ word, equal }) =>
			unknown.has(word) && equal.length === 0 ? neighbours(word) : [],
		),
	);
	if (near.every((list) => list.length === 0)) return null;
	return words.map((ways, at) => ({ ...ways, near: near[at] ?? [] }));
}

/** One of the ways; `known` says how a page before was scored. */
type Step = (known: boolean | undefined) => Promise<Attempt | null>;

/** The first of the steps that looks for other words than those of the search. */
const MISSPELT_AT = 2;

/** The ways to answer, the strictest first. */
function steps(list: RankedList, sought: Sought): Step[] {
	const { all, kept, equals } = sought;
	const names = namesOf(sought);
	const ways = (starts: Starts) => waysOf(all, kept, equals, starts);
	const long = ways("long");
	const short = ways("short");
	const widens = short.some(
		({ starts }, at) => starts.length !== long[at]?.starts.length,
	);
	return [
		(known) => byWords(list, long, names, known),
		async (known) => (widens ? byWords(list, short, names, known) : null),
		async (known) => {
			const near = await withNear(short);
			return near && byWords(list, near, names, known);
		},
		async () => {
			const found = byMost(list, short, names);
			return found && { nature: "approche", found, isBroad: false };
		},
	];
}

type Scored<Row> = Row & { readonly cles: CursorKeys };

/** A row and how it answers the search. */
export type RankedRow<Row> = {
	readonly ligne: Row;
	readonly nature: NatureDuResultat;
};

function scoreAt<Row>(row: Scored<Row> | undefined): number {
	return Number(row?.cles[0] ?? 0);
}

function run<Row extends object>(
	list: RankedList,
	attempt: Attempt,
	scope: string,
) {
	const { q: _q, tables: _tables, id, expand: _expand, ...request } = list;
	return listRows<Scored<Row>>({
		...request,
		scope,
		searched: sql`${list.from} JOIN (${attempt.found}) AS s ON s.fiche = ${id}`,
		order: [{ by: sql`s.score`, cast: CAST.integer }, ...list.order],
		rememberTotal: false,
	});
}

/** The rows with literal signs, which no word of the index has: all alike, in the list's own order. */
function literally(list: RankedList): Attempt {
	const { texts, key } = list.tables;
	return {
		nature: "mots",
		found: sql`SELECT r.${key} AS fiche, 1 AS score FROM ${texts} r WHERE ${holdsWords(soughtWords(list.q))}`,
		isBroad: false,
	};
}

function scopeOf({ scope }: RankedList, at: number, broad: boolean): string {
	return `${scope} ${at}${broad ? " names" : ""}`;
}

async function answer<Row extends object>(
	list: RankedList,
): Promise<Resultat<Page<RankedRow<Row>>>> {
	const asked = LITERAL.test(list.q) ? null : await read(list.q, list.expand);
	const tried: Step[] =
		asked && asked.kept.length > 0
			? steps(list, asked)
			: [async () => literally(list)];
	// A cursor says which way answered and how it was scored: the next page goes on with both.
	const { apres } = list;
	const known = tried
		.flatMap((_, at) => [false, true].map((broad) => ({ at, broad })))
		.find(
			({ at, broad }) =>
				apres !== undefined &&
				readCursor(apres, scopeOf(list, at, broad)) !== null,
		);
	let letters: Resultat<Page<RankedRow<Row>>> | null = null;
	let empty: Resultat<Page<RankedRow<Row>>> | null = null;
	for (const [at, step] of tried.entries()) {
		if (known && at !== known.at) continue;
		// Letters of the words as they are written, before letters of misspelt ones.
		if (letters && at >= MISSPELT_AT) break;
		const attempt = await step(known?.broad);
		if (!attempt) continue;
		const scope = scopeOf(list, at, attempt.isBroad);
		const page = await run<Row>(list, attempt, scope);
		if (!page.ok) return page;
		const read = natures(page.valeur, attempt.nature);
		if (known || scoreAt(page.valeur.elements[0]) > 0)
			return { ok: true, valeur: read };
		if (page.valeur.total > 0) letters ??= { ok: true, valeur: read };
		empty ??= { ok: true, valeur: read };
	}
	return (
		letters ??
		empty ?? { ok: true, valeur: { elements: [], total: 0, suivant: null } }
	);
}

function natures<Row>(
	page: Page<Scored<Row>>,
	nature: NatureDuResultat,
): Page<RankedRow<Row>> {
	return {
		...page,
		elements: page.elements.map((ligne) => ({
			ligne,
			nature: scoreAt(ligne) > 0 ? nature : "lettres",
		})),
	};
}

/**
 * The rows that answer `q`, the best first, then in the list's own order. Throws
 * `TooBusy` when too many searches are in progress.
 */
export function rankedRows<Row extends object>(
	list: RankedList,
): Promise<Resultat<Page<RankedRow<Row>>>> {
	return inLane(() => answer<Row>(list));
}

/** The conversion of a ranked row, from that of its row. */
export function classeDe<Row, T>(versElement: (ligne: Row) => T) {
	return ({ ligne, nature }: RankedRow<Row>): Classe<T> => ({
		element: versElement(ligne),
		nature_du_resultat: nature,
	});
}

/** An element of a list that is not ranked. */
export function unranked<T>(element: T): Classe<T> {
	return { element, nature_du_resultat: "mots" };
}

/**
 * What to mark in the texts that a search finds: its words, their stems, beginnings of
 * the longer ones, and the words that mean the same. `widely`: beginnings of the shorter
 * ones and known words one typing error away too.
 */
export async function marksOf(
	q: string,
	expand: Expand,
	{ widely }: { readonly widely: boolean },
): Promise<Marks> {
	const { all, kept, equals } = await read(q, expand);
	const ways = waysOf(all, kept, equals, widely ? "short" : "long");
	const near = (widely && (await withNear(ways))) || ways;
	const same = equals.flatMap(({ terms }) => terms);
	const alone = same.flatMap(({ words: [word, ...rest] }) =>
		word && rest.length === 0 ? [word] : [],
	);
	const words = kept.map(({ word }) => word);
	return {
		words: unique([
			...near.flatMap((one) => [...one.whole, ...one.near]),
			...alone.map(({ word }) => word),
			...same.map(({ written }) =>
				foldedWord(written.replace(/[\s\p{P}]+/gu, "")),
			),
		]),
		stems: unique([...kept, ...alone].flatMap(({ stems }) => stems)),
		starts: unique(ways.flatMap(({ starts }) => starts)),
		letters: unique(words.filter((word) => word.length >= LETTERS_FROM)),
	};
}

function unique(words: readonly string[]): string[] {
	return [...new Set(words)];
}

/** Whether a search has words at all. */
export function hasWords(q: string): boolean {
	return soughtWords(q).length > 0;
}
