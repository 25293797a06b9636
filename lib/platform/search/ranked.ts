/**
 * A search whose best answers come first. An entry holds each word whole, by a stem, by
 * a term that means the same, or by a beginning; those that only have its letters inside
 * other words come last. When no entry holds them all, one typing error per word is
 * tolerated, and then most of the words are enough. See decision 27.
 */
import { type PublicState, readPublicState } from "../cache/public-version.ts";
import { type Page, type Resultat, reussite } from "../contract/result.ts";
import { atHandOr } from "../db/costly-reads.ts";
import { type Sql, sql } from "../db/pool.ts";
import type { Langue } from "../langues.ts";
import type { CursorKeys } from "../lists/cursor.ts";
import {
	keptOrders,
	type ReadSearch,
	startsByPages,
} from "../lists/kept-order.ts";
import { CAST, type ListRequest, readList, startOf } from "../lists/paging.ts";
import type { Sorting } from "../lists/search-order.ts";
import {
	type Attempt,
	byOthers,
	byWords,
	foundBy,
	orderBy,
} from "./attempts.ts";
import { type Corrections, corrected, correctionsOf } from "./corrections.ts";
import type { Classe, NatureDuResultat } from "./results.ts";
import type { RankTables } from "./score.ts";
import { holdsWords, soughtWords, WORDS_MAX } from "./search.ts";
import {
	mostWordsQuery,
	type Starts,
	someWordsQuery,
	waysOf,
} from "./sought.ts";
import { wordsOfSearch } from "./stems.ts";
import { meaningful } from "./stop-words.ts";
import type { Equal, SoughtWord } from "./terms.ts";

/**
 * The units of a search that mean the same as other terms; `langue` leaves out those of
 * the other language. With `misspelt`, the places of words that may have a typing error:
 * what they would mean without it.
 */
export type Expand = (
	words: readonly SoughtWord[],
	langue?: Langue,
	misspelt?: ReadonlySet<number>,
) => Promise<Equal[]>;

/** A list that may be searched by relevance. */
export type RankedList = Omit<ListRequest, "rememberTotal" | "searched"> & {
	readonly q: string;
	readonly tables: RankTables;
	/** The key of the listed table. */
	readonly id: Sql;
	/** What sorts the entries beside their words, where the order and the filters need no more. */
	readonly sorting?: Sorting | undefined;
	readonly expand: Expand;
};

/** Signs that a search looks for as they are written; the ranking index holds none. */
const LITERAL =
	/[^\p{L}\p{M}\p{N}\s\p{Pd}'’‘ʼ‛`´.,;:!?…«»“”"()@&/·•–—_]|^[^\p{L}\p{N}]+$/u;

type Sought = {
	readonly all: readonly SoughtWord[];
	readonly kept: readonly SoughtWord[];
	readonly equals: readonly Equal[];
};

/** The words of a search, those that are looked for, and what means the same. */
export async function soughtBy(q: string, expand: Expand): Promise<Sought> {
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

/** One of the ways; null when it has nothing to look for. */
type Step = () => Promise<Attempt | null>;

/** The first of the steps that looks for other words than those of the search. */
const MISSPELT_AT = 2;

/** The ways to answer, the strictest first. */
function steps(
	{ tables, sorting, expand }: RankedList,
	sought: Sought,
): Step[] {
	const { all, kept, equals } = sought;
	const names = namesOf(sought);
	const ways = (starts: Starts) => waysOf(all, kept, equals, starts);
	const long = ways("long");
	const short = ways("short");
	let read: Promise<Corrections | null> | undefined;
	const corrections = () => {
		read ??= correctionsOf(kept, short, (misspelt) =>
			expand(all, undefined, misspelt),
		);
		return read;
	};
	const widens = short.some(
		({ starts }, at) => starts.length !== long[at]?.starts.length,
	);
	return [
		() => byWords(tables, long, names, sorting),
		async () => (widens ? byWords(tables, short, names, sorting) : null),
		async () => {
			const by = await corrections();
			return by && byWords(tables, corrected(short, by), names, sorting);
		},
		async () => {
			const words = corrected(short, await corrections());
			return byOthers(tables, mostWordsQuery(words), words, names);
		},
		async () => {
			const words = corrected(long, await corrections());
			return byOthers(tables, someWordsQuery(words), words, names);
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

/** What is listed, by score and then in its own order. */
function scored(list: RankedList): Omit<ListRequest, "searched"> {
	const {
		q: _q,
		tables: _tables,
		id: _id,
		sorting: _sorting,
		expand: _expand,
		...request
	} = list;
	return {
		...request,
		order: [{ by: sql`s.score`, cast: CAST.integer }, ...list.order],
		isScored: true,
		rememberTotal: false,
	};
}

/** The rows with literal signs, which no word of the index has: in the list's own order. */
function literally(list: RankedList): Attempt {
	return { nature: "mots", signs: holdsWords(soughtWords(list.q)) };
}

function scopeOf({ scope }: RankedList, at: number, broad: boolean): string {
	return `${scope} ${at}${broad ? " names" : ""}`;
}

/** What one of the ways found: the order, or a page (`Read`) of it too. */
type Answered<Read> = ReadSearch<NatureDuResultat> & {
	readonly page: Read;
	/** The score of the first. */
	readonly best: number;
};

/** Reads what one of the ways finds, from its place among them; `known` says how a page before was scored. */
type Reader<Read> = (
	attempt: Attempt,
	at: number,
	known: boolean | undefined,
) => Promise<Resultat<Answered<Read>>>;

/** The page that is asked for, whatever the list is sorted by and whichever its filters. */
function byPage<Row extends object>(
	list: RankedList,
): Reader<Page<Scored<Row>>> {
	return async (attempt, at, known) => {
		const { found, isBroad } = await foundBy(list.tables, attempt, known);
		const scope = scopeOf(list, at, isBroad);
		const { page, beginning } = await readList<Scored<Row>>({
			...scored(list),
			scope,
			searched: sql`${list.from} JOIN (${found}) AS s ON s.fiche = ${list.id}`,
		});
		if (!page.ok) return page;
		const { nature } = attempt;
		const { elements, total } = page.valeur;
		const best = scoreAt(elements[0]);
		const read = { scope, nature, total, beginning };
		return reussite({ ...read, page: page.valeur, best });
	};
}

/** The order alone, by what stands beside the words. */
function byOrder(list: RankedList, sorting: Sorting): Reader<null> {
	return async (attempt, at) => {
		const read = await orderBy(list.tables, attempt, sorting);
		const { total, beginning } = read;
		const scope = scopeOf(list, at, read.isBroad);
		const { nature } = attempt;
		const best = beginning.scores[0] ?? 0;
		return reussite({ scope, nature, total, beginning, page: null, best });
	};
}

/** After a cursor, when the way that gave it has nothing to look for any more. */
const NOTHING = { elements: [], total: 0, suivant: null };

async function answer<Read>(
	list: RankedList,
	asked: Sought | null,
	reader: Reader<Read>,
): Promise<Resultat<Answered<Read> | null>> {
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
				startOf(apres, scopeOf(list, at, broad)) !== null,
		);
	let letters: Answered<Read> | null = null;
	let empty: Answered<Read> | null = null;
	for (const [at, step] of tried.entries()) {
		if (known && at !== known.at) continue;
		// Letters of the words as they are written, before letters of misspelt ones.
		if (letters && at >= MISSPELT_AT) break;
		const attempt = await step();
		if (!attempt) continue;
		const read = await reader(attempt, at, known?.broad);
		if (!read.ok) return read;
		const { best, total } = read.valeur;
		if (known || best > 0) return read;
		if (total > 0) letters ??= read.valeur;
		empty ??= read.valeur;
	}
	return reussite(letters ?? empty);
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

const orders = keptOrders<NatureDuResultat>();

/** What a search depends on beside the directory: its list, and the terms that mean the same. */
function keyOf({ scope }: RankedList, asked: Sought | null): string {
	return JSON.stringify([scope, asked?.equals]);
}

/**
 * The rows that answer `q`, the best first, then in the list's own order. Throws
 * `TooBusy` when too many searches are in progress.
 */
export async function rankedRows<Row extends object>(
	list: RankedList,
): Promise<Resultat<Page<RankedRow<Row>>>> {
	const [before, asked] = await Promise.all([
		readPublicState(),
		LITERAL.test(list.q) ? null : soughtBy(list.q, list.expand),
	]);
	const key = keyOf(list, asked);
	const fromOrder = async () => {
		const kept = await orders.page<Row>(scored(list), key, before);
		return kept && reussite(natures(kept.page, kept.nature));
	};
	return atHandOr(fromOrder, () => answerAnew<Row>(list, asked, key, before));
}

async function answerAnew<Row extends object>(
	list: RankedList,
	asked: Sought | null,
	key: string,
	before: PublicState,
): Promise<Resultat<Page<RankedRow<Row>>>> {
	const first = await firstPage<Row>(list, asked, key, before);
	if (first) return reussite(first);
	const answered = await answer(list, asked, byPage<Row>(list));
	if (!answered.ok) return answered;
	if (!answered.valeur) return reussite(NOTHING);
	const { page, nature } = answered.valeur;
	await orders.keep(scored(list), key, before, answered.valeur);
	return reussite(natures(page, nature));
}

/** The first page by its order alone; null when another is asked, or what sorts the list does not stand beside the words. */
async function firstPage<Row extends object>(
	list: RankedList,
	asked: Sought | null,
	key: string,
	before: PublicState,
): Promise<Page<RankedRow<Row>> | null> {
	const { sorting } = list;
	if (!sorting || !startsByPages(list)) return null;
	const answered = await answer(list, asked, byOrder(list, sorting));
	const read = answered.ok ? answered.valeur : null;
	if (!read) return null;
	const page = await orders.first<Row>(scored(list), key, before, read, true);
	return page && natures(page, read.nature);
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

function unique(words: readonly string[]): string[] {
	return [...new Set(words)];
}

/** Whether a search has words at all. */
export function hasWords(q: string): boolean {
	return soughtWords(q).length > 0;
}
