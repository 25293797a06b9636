/**
 * Lists in a total order, whole or by pages (D20, D21). A page is found by the sort key
 * of the element before it, so that an element that keeps its key appears exactly once,
 * whatever is added or removed meanwhile.
 */

import { readPublicState } from "../cache/public-version.ts";
import { versionedCache } from "../cache/versioned-cache.ts";
import {
	invalide,
	type Page,
	type Resultat,
	reussite,
} from "../contract/result.ts";
import { LIMITE_PAR_DEFAUT } from "../contract/wire.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import { processWide } from "../runtime/process-wide.ts";
import { inSlices } from "../runtime/time-slices.ts";
import { valueError } from "../validation/errors.ts";
import { type CursorKeys, readCursor, writeCursor } from "./cursor.ts";

/** One column of an order, always descending: its expression and how a cursor's value is cast. */
export type OrderColumn = {
	readonly by: Sql;
	readonly cast: Sql;
	/** Whether it is a count of votes or supports, which moves more often than anything else. */
	readonly isCount?: boolean;
};

export const CAST = {
	boolean: sql`boolean`,
	integer: sql`integer`,
	instant: sql`timestamptz`,
	day: sql`date`,
} as const;

export type ListRequest = {
	/** Identifies filters and order: a cursor is valid for this list only. */
	readonly scope: string;
	readonly select: Sql;
	/** The listed table alone. */
	readonly from: Sql;
	readonly where: Sql;
	/** A total order, whose last column is the listed table's key. */
	readonly order: readonly OrderColumn[];
	/**
	 * What divides the list: first, in their order, the entries that the first condition
	 * holds for, then those of the second one that are not among them, and so on. A page
	 * reads no further than the level where it is full.
	 */
	readonly levels?: readonly Sql[] | null | undefined;
	readonly limite?: number | undefined;
	readonly apres?: string | undefined;
	/** Whether the total may be cached until the public data change. */
	readonly rememberTotal: boolean;
	/** Whether the page also says its place in the list, and the cursor of the page before it. */
	readonly placed?: boolean | undefined;
};

/** The query of a list whose page may have to say its place. */
export type Placed<Query> = Query & Pick<ListRequest, "placed">;

const TOTALS_MAX = 500;

const totals = processWide("totals", () =>
	versionedCache<readonly number[]>({ max: TOTALS_MAX }),
);

async function count({
	from,
	where,
}: Pick<ListRequest, "from" | "where">): Promise<number> {
	const [counted] = await rows<{ total: number }>(
		sql`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`,
	);
	return counted?.total ?? 0;
}

/**
 * What may be cached is counted once for the same contents (votes leave it as it is), the
 * present ones and not those that the request first read: a request counts its own changes.
 */
async function countedOnce(
	{ rememberTotal }: ListRequest,
	key: string,
	counts: () => Promise<readonly number[]>,
): Promise<readonly number[]> {
	if (!rememberTotal) return counts();
	const { contents } = await readPublicState();
	return totals().get(contents, key, counts);
}

/**
 * Each entry is looked at once, those of the last level never: all that its condition holds
 * for is counted once for all lists that end with it, and has those that are nearer too.
 */
async function countLevels(request: ListRequest): Promise<readonly number[]> {
	const { from, levels, where } = request;
	if (!levels) return [await count(request)];
	const [last = sql`false`, ...nearer] = levels.toReversed();
	const widest = sql`${where} AND ${last}`;
	const key = JSON.stringify([from.text, widest.text, widest.values]);
	const cases = levels
		.slice(0, -1)
		.map((level, at) => sql`WHEN ${level} THEN ${at}::int`);
	const [[all = 0] = [], counted] = await Promise.all([
		countedOnce(request, key, async () => [
			await count({ from, where: widest }),
		]),
		rows<{ at: number; nombre: number; aussi: number }>(
			sql`SELECT CASE ${joinSql(cases, " ")} END AS at, count(*)::int AS nombre,
			      count(*) FILTER (WHERE ${last})::int AS aussi
			    FROM ${from} WHERE ${where} AND (${joinSql(nearer, " OR ")}) GROUP BY 1`,
		),
	]);
	const found = new Map(counted.map(({ at, nombre }) => [at, nombre]));
	return [
		...cases.map((_, at) => found.get(at) ?? 0),
		all - sum(counted.map(({ aussi }) => aussi)),
	];
}

/** How many entries a list has at each of its levels. */
export function readCounts(request: ListRequest): Promise<readonly number[]> {
	return countedOnce(request, request.scope, () => countLevels(request));
}

function sum(counts: readonly number[]): number {
	return counts.reduce((all, one) => all + one, 0);
}

/** Where a page starts: after an element, or, going back, before it. */
export type Start = { readonly keys: CursorKeys; readonly isBack: boolean };

/** The elements beyond these keys in the direction of reading. */
function beyond(order: readonly OrderColumn[], { keys, isBack }: Start): Sql {
	if (keys.length === 0) return sql`true`;
	const columns = joinSql(order.map(({ by }) => by));
	const values = joinSql(
		order.map(({ cast }, at) => sql`${String(keys[at])}::${cast}`),
	);
	return isBack
		? sql`(${columns}) > (${values})`
		: sql`(${columns}) < (${values})`;
}

function ordered(columns: readonly Sql[], start: Start | undefined): Sql {
	return joinSql(
		columns.map((by) => (start?.isBack ? sql`${by} ASC` : sql`${by} DESC`)),
	);
}

type Found<Row> = Row & {
	readonly cles: CursorKeys;
};

function onlyAt(request: ListRequest, at: number): ListRequest {
	const { levels, ...list } = request;
	const [level, ...nearer] = (levels ?? []).slice(0, at + 1).toReversed();
	if (!level) return list;
	const own =
		nearer.length > 0
			? sql`${level} AND (${joinSql(nearer, " OR ")}) IS NOT TRUE`
			: level;
	return { ...list, where: sql`${list.where} AND ${own}` };
}

/** The level of an element, and its keys there: those of a list with levels begin with how near it is. */
function levelOf({ levels }: ListRequest, keys: CursorKeys) {
	return levels
		? { at: -Number(keys[0]), own: keys.slice(1) }
		: { at: 0, own: keys };
}

/**
 * A page of a list with levels. PostgreSQL reads the parts of a UNION ALL one after the
 * other, and none of them beyond its limit.
 */
function pageByLevels(
	request: ListRequest,
	levels: readonly Sql[],
	start: Start | undefined,
	size: number | undefined,
): Sql {
	const { from, order, select } = request;
	const { keys = [], isBack = false } = start ?? {};
	const { at, own } = levelOf(request, start ? keys : [0]);
	const near: OrderColumn = { by: sql`lus.niveau`, cast: CAST.integer };
	const columns = [near, ...order].map(({ by }) => by);
	const id = columns.at(-1);
	const all = [...levels.keys()];
	const asked = isBack ? all.slice(0, at + 1).toReversed() : all.slice(at);
	const parts = asked.map((level) => {
		const select = sql`${id} AS cle, ${-level}::int AS niveau`;
		const keys = level === at ? own : [];
		return sql`(${pageOf({ ...onlyAt(request, level), select }, { keys, isBack }, size)})`;
	});
	return sql`SELECT ${select}, json_build_array(${joinSql(columns)}) AS cles
		FROM ${from} JOIN (SELECT * FROM (${joinSql(parts, " UNION ALL ")}) AS tous ${upTo(size)}) AS lus ON ${id} = lus.cle
		ORDER BY ${ordered(columns, start)}`;
}

/** One row more than the page shows: that there is more. */
function upTo(size: number | undefined): Sql {
	return size === undefined ? sql`` : sql`LIMIT ${size + 1}`;
}

function pageOf(
	request: ListRequest,
	start: Start | undefined,
	size?: number,
): Sql {
	const { from, order, select, where, levels } = request;
	const columns = order.map(({ by }) => by);
	if (levels) return pageByLevels(request, levels, start, size);
	return sql`SELECT ${select}, json_build_array(${joinSql(columns)}) AS cles
		FROM ${from} WHERE ${where} ${start ? sql`AND ${beyond(order, start)}` : sql``}
		ORDER BY ${ordered(columns, start)} ${upTo(size)}`;
}

async function readPage<Row extends object>(
	request: ListRequest,
	start: Start | undefined,
	size: number | undefined,
): Promise<{ found: Found<Row>[]; total: number }> {
	if (size === undefined) {
		const found = await rows<Found<Row>>(pageOf(request, start));
		return { found, total: found.length };
	}
	const [found, counts] = await Promise.all([
		rows<Found<Row>>(pageOf(request, start, size)),
		readCounts(request),
	]);
	return { found, total: sum(counts) };
}

/** The elements of a page in the order of the list, without the one that only tells that there are more. */
function shown<Row>(
	found: readonly Row[],
	start: Start | undefined,
	size: number | undefined,
): readonly Row[] {
	const kept = size === undefined ? found : found.slice(0, size);
	return start?.isBack ? kept.toReversed() : kept;
}

/** A cursor that goes back is sealed for its direction, so that nothing else takes it. */
export function backScope(scope: string): string {
	return `${scope} back`;
}

/** Where a cursor of this list starts; null when it was written for another one. */
export function startOf(cursor: string, scope: string): Start | null {
	const forth = readCursor(cursor, scope);
	if (forth) return { keys: forth, isBack: false };
	const back = readCursor(cursor, backScope(scope));
	return back && { keys: back, isBack: true };
}

/** The number of the first element of a page in its list, from 1, and the cursor of the page before it. */
async function placeOf<Row extends object>(
	request: ListRequest,
	start: Start | undefined,
	elements: readonly Found<Row>[],
): Promise<NonNullable<Page<Row>["place"]>> {
	const [first] = elements;
	if (!start || !first) return { premier: 1, precedent: null };
	const avant = await countBefore(request, first.cles);
	return {
		premier: avant + 1,
		precedent:
			avant > 0 ? writeCursor(first.cles, backScope(request.scope)) : null,
	};
}

async function countBefore(
	request: ListRequest,
	keys: CursorKeys,
): Promise<number> {
	const { at, own } = levelOf(request, keys);
	const { from, where, order } = onlyAt(request, at);
	const before = beyond(order, { keys: own, isBack: true });
	const [here, counts] = await Promise.all([
		count({ from, where: sql`${where} AND ${before}` }),
		at > 0 ? readCounts(request) : [],
	]);
	return here + sum(counts.slice(0, at));
}

/** Number of elements of the page that a list is asked for; undefined for the whole list. */
export function sizeOf({
	apres,
	limite,
}: Pick<ListRequest, "apres" | "limite">): number | undefined {
	return limite ?? (apres === undefined ? undefined : LIMITE_PAR_DEFAUT);
}

/** The refusal of a cursor of another list. */
export function badCursor(apres: string | undefined) {
	return invalide(
		valueError(
			["query", "apres"],
			{
				fr: "ce curseur n’a pas été donné pour cette liste.",
				en: "this cursor was not given for this list.",
			},
			apres,
		),
	);
}

/**
 * The rows of a list with their total. Without `limite` and `apres` the whole list. A
 * cursor written for another list is rejected at `["query", "apres"]`.
 */
export async function listRows<Row extends object>(
	request: ListRequest,
): Promise<Resultat<Page<Row>>> {
	const { apres, levels, order, scope } = request;
	const start = apres === undefined ? undefined : startOf(apres, scope);
	if (
		start === null ||
		(start && start.keys.length !== order.length + Number(Boolean(levels)))
	)
		return badCursor(apres);
	const size = sizeOf(request);
	const { found, total } = await readPage<Row>(request, start, size);
	const elements = shown(found, start, size);
	const last = elements.at(-1);
	// Going back, the page was left by its end: there is more beyond it.
	const hasMore = start?.isBack || elements.length < found.length;
	const suivant = last && hasMore ? writeCursor(last.cles, scope) : null;
	const page = { elements, total, suivant };
	if (!request.placed) return reussite(page);
	const place = await placeOf(request, start, elements);
	return reussite({ ...page, place });
}

/**
 * The page of a list that a query requests, with the query it answers: its start when
 * the cursor was written for another list, or has nothing beyond it any more.
 */
export async function pageOrStart<
	Query extends { readonly apres?: string | undefined },
	T,
>(
	asked: Query,
	lister: (query: Query) => Promise<Resultat<Page<T>>>,
): Promise<{ query: Query; page: Page<T> }> {
	const read = await lister(asked);
	if (read.ok && (read.valeur.elements.length > 0 || !asked.apres))
		return { query: asked, page: read.valeur };
	const query = { ...asked, apres: undefined };
	const start = await lister(query);
	if (!start.ok) throw new Error("a list without a cursor is never refused");
	return { query, page: start.valeur };
}

/** A page with its elements converted; a failure is returned unchanged. */
export async function pageDe<Ligne, T>(
	page: Resultat<Page<Ligne>>,
	versElement: (ligne: Ligne) => T,
): Promise<Resultat<Page<T>>> {
	if (!page.ok) return page;
	const { elements, ...reste } = page.valeur;
	const dits = await inSlices(elements, (slice) => slice.map(versElement));
	return reussite({ ...reste, elements: dits.flat() });
}
