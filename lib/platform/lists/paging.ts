/**
 * Lists in a total order, whole or by pages (D20, D21). A page is found by the sort key
 * of the element before it, so that an element that keeps its key appears exactly once,
 * whatever is added or removed meanwhile.
 */

import { readPublicContents } from "../cache/public-version.ts";
import {
	type VersionedCache,
	versionedCache,
} from "../cache/versioned-cache.ts";
import {
	invalide,
	type Page,
	type Resultat,
	reussite,
} from "../contract/result.ts";
import { LIMITE_PAR_DEFAUT } from "../contract/wire.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
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
	readonly limite?: number | undefined;
	readonly apres?: string | undefined;
	/** Whether the total may be cached until the public data change. */
	readonly rememberTotal: boolean;
	/** Whether the page also says its place in the list, and the cursor of the page before it. */
	readonly placed?: boolean | undefined;
};

/** The query of a list whose page may have to say its place. */
export type Placed<Query> = Query & Pick<ListRequest, "placed">;

/** Lists whose total is cached, per process. */
const TOTALS_MAX = 500;

declare global {
	// Next compiles lib/ apart from the server that Node runs: both share one cache.
	var bienCommunTotals: VersionedCache<number> | undefined;
}

function totals(): VersionedCache<number> {
	globalThis.bienCommunTotals ??= versionedCache({ max: TOTALS_MAX });
	return globalThis.bienCommunTotals;
}

async function count({ from, where }: ListRequest): Promise<number> {
	const [counted] = await rows<{ total: number }>(
		sql`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`,
	);
	return counted?.total ?? 0;
}

/**
 * The total of a list; a cacheable one is counted once for the same contents (votes leave
 * it as it is), the present ones and not those that the request first read: a request
 * counts its own changes.
 */
async function readTotal(request: ListRequest): Promise<number> {
	if (!request.rememberTotal) return count(request);
	return totals().get(await readPublicContents(), request.scope, () =>
		count(request),
	);
}

/** Where a page starts: after an element, or, going back, before it. */
export type Start = { readonly keys: CursorKeys; readonly isBack: boolean };

/** The elements beyond these keys in the direction of reading. */
function beyond(
	order: readonly OrderColumn[],
	{ keys, isBack }: Start,
	columns = joinSql(order.map(({ by }) => by)),
): Sql {
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

function pageOf(request: ListRequest, start: Start | undefined, size?: number) {
	const { from, order, select, where } = request;
	const columns = order.map(({ by }) => by);
	return sql`SELECT ${select}, json_build_array(${joinSql(columns)}) AS cles
		FROM ${from} WHERE ${where} ${start ? sql`AND ${beyond(order, start)}` : sql``}
		ORDER BY ${ordered(columns, start)}
		${size === undefined ? sql`` : sql`LIMIT ${size + 1}`}`;
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
	const [found, total] = await Promise.all([
		rows<Found<Row>>(pageOf(request, start, size)),
		readTotal(request),
	]);
	return { found, total };
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

function countBefore(request: ListRequest, keys: CursorKeys): Promise<number> {
	const before = beyond(request.order, { keys, isBack: true });
	return count({ ...request, where: sql`${request.where} AND ${before}` });
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
	const { apres, order, scope } = request;
	const start = apres === undefined ? undefined : startOf(apres, scope);
	if (start === null || (start && start.keys.length !== order.length))
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
 * the cursor was written for another list.
 */
export async function pageOrStart<
	Query extends { readonly apres?: string | undefined },
	T,
>(
	asked: Query,
	lister: (query: Query) => Promise<Resultat<Page<T>>>,
): Promise<{ query: Query; page: Page<T> }> {
	const read = await lister(asked);
	if (read.ok) return { query: asked, page: read.valeur };
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
