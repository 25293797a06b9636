/**
 * Lists in a total order, whole or by pages (D20, D21). A page is found by the sort key
 * of the element before it, so that an element that keeps its key appears exactly once,
 * whatever is added or removed meanwhile.
 */

import { readPublicVersion } from "../cache/public-version.ts";
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
export type OrderColumn = { readonly by: Sql; readonly cast: Sql };

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
	/** The table joined with what `where` also reads; default: alone. */
	readonly searched?: Sql;
	readonly where: Sql;
	/** A total order, whose last column is the listed table's key. */
	readonly order: readonly OrderColumn[];
	readonly limite?: number | undefined;
	readonly apres?: string | undefined;
	/** Whether the total may be cached until the public data change. */
	readonly rememberTotal: boolean;
};

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

async function count({ from, searched, where }: ListRequest): Promise<number> {
	const [counted] = await rows<{ total: number }>(
		sql`SELECT count(*)::int AS total FROM ${searched ?? from} WHERE ${where}`,
	);
	return counted?.total ?? 0;
}

/**
 * The total of a list; a cacheable one is counted once for each version, the present
 * one and not the one that the request first read: a request counts its own changes.
 */
async function readTotal(request: ListRequest): Promise<number> {
	if (!request.rememberTotal) return count(request);
	return totals().get(await readPublicVersion(), request.scope, () =>
		count(request),
	);
}

function after(
	order: readonly OrderColumn[],
	keys: CursorKeys,
	columns = joinSql(order.map(({ by }) => by)),
): Sql {
	const values = joinSql(
		order.map(({ cast }, at) => sql`${String(keys[at])}::${cast}`),
	);
	return sql`(${columns}) < (${values})`;
}

type Found<Row> = Row & { readonly cles: CursorKeys; readonly total?: number };

function pageOf(
	request: ListRequest,
	keys: CursorKeys | undefined,
	size?: number,
) {
	const { from, order, select, where } = request;
	return sql`SELECT ${select}, json_build_array(${joinSql(order.map(({ by }) => by))}) AS cles
		FROM ${from} WHERE ${where} ${keys ? sql`AND ${after(order, keys)}` : sql``}
		ORDER BY ${joinSql(order.map(({ by }) => sql`${by} DESC`))}
		${size === undefined ? sql`` : sql`LIMIT ${size + 1}`}`;
}

const KEY_COLUMNS = [sql`k0`, sql`k1`, sql`k2`, sql`k3`];

/** The same for a search, which is the costly part: done once for the page and the total, on the sort keys only. */
function searchedPageOf(
	{ from, searched = from, order, select, where }: ListRequest,
	keys: CursorKeys | undefined,
	size: number,
) {
	const names = KEY_COLUMNS.slice(0, order.length);
	const name = (at: number) => names[at] ?? sql`k0`;
	const columns = joinSql(names);
	const backwards = joinSql(names.map((one) => sql`${one} DESC`));
	const key = order[order.length - 1]?.by ?? sql`k0`;
	return sql`WITH trouves AS MATERIALIZED (
			SELECT ${joinSql(order.map(({ by }, at) => sql`${by} AS ${name(at)}`))} FROM ${searched} WHERE ${where}),
		page AS (SELECT * FROM trouves ${keys ? sql`WHERE ${after(order, keys, columns)}` : sql``}
			ORDER BY ${backwards} LIMIT ${size + 1})
		SELECT ${select}, json_build_array(${columns}) AS cles, (SELECT count(*)::int FROM trouves) AS total
		FROM page JOIN ${from} ON ${key} = ${name(order.length - 1)} ORDER BY ${backwards}`;
}

async function readPage<Row extends object>(
	request: ListRequest,
	keys: CursorKeys | undefined,
	size: number | undefined,
): Promise<{ found: Found<Row>[]; total: number }> {
	if (size === undefined) {
		const found = await rows<Found<Row>>(
			pageOf({ ...request, from: request.searched ?? request.from }, keys),
		);
		return { found, total: found.length };
	}
	if (request.searched === undefined) {
		const [found, total] = await Promise.all([
			rows<Found<Row>>(pageOf(request, keys, size)),
			readTotal(request),
		]);
		return { found, total };
	}
	const found = await rows<Found<Row>>(searchedPageOf(request, keys, size));
	const total = found[0]?.total;
	// Nothing after the cursor: the elements before it are still to be counted.
	if (total === undefined && keys !== undefined)
		return { found, total: await readTotal(request) };
	return { found, total: total ?? 0 };
}

/**
 * The rows of a list with their total. Without `limite` and `apres` the whole list. A
 * cursor written for another list is rejected at `["query", "apres"]`.
 */
export async function listRows<Row extends object>(
	request: ListRequest,
): Promise<Resultat<Page<Row>>> {
	const { apres, limite, order, scope } = request;
	const keys = apres === undefined ? undefined : readCursor(apres, scope);
	if (keys === null || (keys && keys.length !== order.length))
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
	const size = limite ?? (apres === undefined ? undefined : LIMITE_PAR_DEFAUT);
	const { found, total } = await readPage<Row>(request, keys, size);
	const elements = size === undefined ? found : found.slice(0, size);
	const last = elements.at(-1);
	const suivant =
		last && elements.length < found.length
			? writeCursor(last.cles, scope)
			: null;
	return reussite({
		elements,
		total,
		suivant,
	});
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
