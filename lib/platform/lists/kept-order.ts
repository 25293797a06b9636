/**
 * The first pages of a search from its order, kept while nothing moves it: they cost as
 * much in a large directory as in a small one. What is kept are keys and scores; the
 * rows are read anew, by a statement that also reads the state of the directory, so that
 * a page is never made of two states. Votes change the rows but not the order, unless it
 * is by votes.
 */
import { LRUCache } from "lru-cache";
import {
	PUBLIC_CONTENTS,
	PUBLIC_VERSION,
	type PublicState,
	readPublicState,
} from "../cache/public-version.ts";
import type { Page } from "../contract/result.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import { statementName } from "../db/statement-name.ts";
import { type CursorKeys, writeCursor } from "./cursor.ts";
import {
	type Beginning,
	backScope,
	type ListRequest,
	type Start,
	sizeOf,
	startOf,
	wholeOf,
} from "./paging.ts";

/** The beginning of a search in its order. */
type Order<Nature> = {
	/** What it is kept for: see `movedBy`. */
	readonly state: string;
	/** The scope of its cursors, and how its entries answer. */
	readonly scope: string;
	readonly nature: Nature;
	readonly total: number;
	readonly ids: Int32Array;
	readonly scores: Int32Array;
};

/** A search that was read: what its cursors are written for, how it was answered, and what it found. */
export type ReadSearch<Nature> = {
	readonly scope: string;
	readonly nature: Nature;
	readonly total: number;
	/** Null when nothing was found, or when the search was not read from its start by pages. */
	readonly beginning: Beginning | null;
};

/** What the orders of one kind take in memory, in bytes. */
const KEPT_MAX_OCTETS = 4 * 1024 * 1024;
/** What each takes beside its numbers and its key. */
const EACH_OCTETS = 300;

type Row = { readonly cles: CursorKeys; readonly etat: string };

/** What an order follows: its number in the present state, and how a statement reads it. */
function movedBy({ order }: ListRequest): {
	of: (state: PublicState) => string;
	read: Sql;
} {
	return order.some(({ isCount }) => isCount)
		? { of: ({ version }) => version, read: PUBLIC_VERSION }
		: { of: ({ contents }) => contents, read: PUBLIC_CONTENTS };
}

/** Whether the start of a list is asked for, and not the whole of it. */
export function startsByPages(
	list: Pick<ListRequest, "apres" | "limite">,
): boolean {
	return list.apres === undefined && sizeOf(list) !== undefined;
}

/** Places of the elements of a page in the order; null when they are not all kept. */
function placesOf<Nature>(
	{ ids, total }: Order<Nature>,
	start: Start | undefined,
	size: number,
): { from: number; to: number; anchor: number } | null {
	const anchor = start ? ids.indexOf(Number(start.keys.at(-1))) : -1;
	if (start && anchor < 0) return null;
	if (start?.isBack)
		return { from: Math.max(0, anchor - size), to: anchor, anchor };
	const from = anchor + 1;
	const to = Math.min(from + size, ids.length);
	return to - from < size && ids.length < total ? null : { from, to, anchor };
}

/** The rows of these places, which are of the present state. */
function readRows<R extends object>(
	list: ListRequest,
	order: Order<unknown>,
	from: number,
	to: number,
): Promise<(R & Row)[]> {
	const columns = list.order.map(({ by }) => by);
	const statement = sql`SELECT ${list.select}, json_build_array(${joinSql(columns)}) AS cles, ${movedBy(list).read} AS etat
		FROM unnest(${[...order.ids.subarray(from, to)]}::int[], ${[...order.scores.subarray(from, to)]}::int[])
		  WITH ORDINALITY AS s(fiche, score, place)
		JOIN ${list.from} ON ${columns.at(-1) ?? sql`NULL`} = s.fiche ORDER BY s.place`;
	// Prepared: to plan it takes longer than to run it.
	return rows<R & Row>(statement, statementName(statement));
}

function isSame(one: CursorKeys | undefined, other: CursorKeys): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

async function pageOf<R extends object, Nature>(
	list: ListRequest,
	order: Order<Nature>,
	start: Start | undefined,
	size: number,
): Promise<Page<R & Row> | null> {
	const { scope, state, total, ids } = order;
	const places = placesOf(order, start, size);
	if (!places) return null;
	const { from, to, anchor } = places;
	// The element that the cursor was written after is read too: it may have moved since.
	const first = start && !start.isBack ? anchor : from;
	const end = start?.isBack ? anchor + 1 : to;
	const read = end > first ? await readRows<R>(list, order, first, end) : [];
	if (read.length !== end - first || read.some(({ etat }) => etat !== state))
		return null;
	if (start && !isSame(read[anchor - first]?.cles, start.keys)) return null;
	const elements = read.slice(from - first, to - first);
	const last = elements.at(-1);
	const hasMore = start?.isBack || to < total;
	const suivant = last && hasMore ? writeCursor(last.cles, scope) : null;
	const page = {
		...{ elements, total, suivant },
		...(list.keyed ? { cles: wholeOf(ids, total) } : {}),
	};
	if (!list.placed) return page;
	const [head] = elements;
	const precedent =
		head && from > 0 ? writeCursor(head.cles, backScope(scope)) : null;
	const place = { premier: head ? from + 1 : 1, precedent };
	return { ...page, place };
}

/** Orders of searches of one kind; `Nature` is how their entries answer. */
export function keptOrders<Nature>() {
	const kept = new LRUCache<string, Order<Nature>>({
		maxSize: KEPT_MAX_OCTETS,
		sizeCalculation: ({ ids }, key) =>
			EACH_OCTETS + 2 * key.length + 8 * ids.length,
	});

	return {
		/**
		 * The page that `list` asks for, from the order kept under `key`, which says all
		 * that the order depends on but the directory. Null when it must be read: nothing
		 * is kept, or something moved, or the page is not among the first ones.
		 */
		async page<R extends object>(
			list: ListRequest,
			key: string,
			present: PublicState,
		): Promise<{ page: Page<R & Row>; nature: Nature } | null> {
			const order = kept.get(key);
			const size = sizeOf(list);
			if (order?.state !== movedBy(list).of(present) || size === undefined)
				return null;
			const { apres } = list;
			const start =
				apres === undefined ? undefined : startOf(apres, order.scope);
			if (start === null || (start && start.keys.length !== list.order.length))
				return null;
			const page = await pageOf<R, Nature>(list, order, start, size);
			return page && { page, nature: order.nature };
		},

		/** Keeps what a search found, if the directory is still as it was before it: `before`. */
		async keep(
			list: ListRequest,
			key: string,
			before: PublicState,
			read: ReadSearch<Nature>,
		): Promise<void> {
			const order = await unmoved(list, before, read);
			if (order) kept.set(key, order);
		},

		/**
		 * The first page of a search that was read from its start, kept as `keep` does if
		 * all ways to answer were tried (`isWhole`). Null when something moved meanwhile,
		 * or when the page is longer than what was read.
		 */
		async first<R extends object>(
			list: ListRequest,
			key: string,
			before: PublicState,
			read: ReadSearch<Nature>,
			isWhole: boolean,
		): Promise<Page<R & Row> | null> {
			const order = await unmoved(list, before, read);
			const size = sizeOf(list);
			if (!order || size === undefined) return null;
			if (isWhole) kept.set(key, order);
			return pageOf<R, Nature>(list, order, undefined, size);
		},
	};
}

/** What a search read from its start found, as an order; null when the directory is no longer as it was `before`. */
async function unmoved<Nature>(
	list: ListRequest,
	before: PublicState,
	{ scope, nature, total, beginning }: ReadSearch<Nature>,
): Promise<Order<Nature> | null> {
	if (!startsByPages(list)) return null;
	if (beginning === null && total > 0) return null;
	const { of } = movedBy(list);
	const state = of(before);
	if (of(beginning ?? (await readPublicState())) !== state) return null;
	const ids = Int32Array.from(beginning?.ids ?? []);
	const scores = Int32Array.from(beginning?.scores ?? []);
	return { state, scope, nature, total, ids, scores };
}
