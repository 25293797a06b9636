/** The pages of a search: the order is computed for all, filters and pages are cut out of it. */
import { type Page, type Resultat, reussite } from "../contract/result.ts";
import { rows, type Sql, sql } from "../db/pool.ts";
import { writeCursor } from "../lists/cursor.ts";
import {
	backScope,
	badCursor,
	type ListRequest,
	type Start,
	sizeOf,
	startOf,
} from "../lists/paging.ts";
import {
	isOfEveryWord,
	type Order,
	orderOf,
	passing,
	type Search,
} from "./order.ts";
import type { Classe, NatureDuResultat } from "./results.ts";

/** A list whose entries a search orders. */
export type RankedList = Pick<
	ListRequest,
	"scope" | "select" | "from" | "where" | "limite" | "apres" | "placed"
> & {
	readonly search: Search;
	/** The key of the listed table. */
	readonly id: Sql;
	/** Whether `where` leaves out more than what is not public. */
	readonly isFiltered: boolean;
};

export type RankedRow<Row> = {
	readonly ligne: Row;
	readonly nature: NatureDuResultat;
};

/** What of an order passes the filters. */
type Kept = Pick<Order, "ids" | "scores">;

/** Whether a list with words is ordered by relevance: unless an order is named (D18). */
export function isByRelevance(query: {
	readonly tri?: string | undefined;
	readonly pertinence?: boolean | undefined;
}): boolean {
	return query.pertinence === true || query.tri === undefined;
}

async function filtered(
	{ ids, scores }: Order,
	list: RankedList,
): Promise<Kept> {
	const set = await passing(list, [...ids]);
	const at = [...ids.keys()].filter((place) => set.has(ids[place] ?? 0));
	return {
		ids: Int32Array.from(at, (place) => ids[place] ?? 0),
		scores: Float64Array.from(at, (place) => scores[place] ?? 0),
	};
}

/** How many entries stand before these keys, and whether one has them. */
function placeOf({ ids, scores }: Kept, [score, id]: Start["keys"]) {
	const at = scores.findIndex(
		(one, place) =>
			one < Number(score) ||
			(one === Number(score) && (ids[place] ?? 0) <= Number(id)),
	);
	const before = at === -1 ? ids.length : at;
	return { before, isThere: ids[before] === id && scores[before] === score };
}

/** The first place of a page and the one after its last. */
function bounds(
	kept: Kept,
	start: Start | undefined,
	size: number | undefined,
): { from: number; to: number } {
	const count = kept.ids.length;
	if (!start) return { from: 0, to: Math.min(count, size ?? count) };
	const { before, isThere } = placeOf(kept, start.keys);
	if (start.isBack)
		return { from: Math.max(0, before - (size ?? count)), to: before };
	const from = before + Number(isThere);
	return { from, to: Math.min(count, from + (size ?? count)) };
}

async function readRows<Row extends object>(
	{ select, from, id, where }: RankedList,
	ids: Int32Array,
): Promise<Map<number, Row>> {
	if (ids.length === 0) return new Map();
	const read = await rows<Row & { cle_du_classement: number }>(
		sql`SELECT ${id} AS cle_du_classement, ${select} FROM ${from} WHERE ${id} = ANY(${[...ids]}::int[]) AND ${where}`,
	);
	return new Map(read.map((row) => [row.cle_du_classement, row]));
}

/**
 * The rows that answer a search, the best first: without `limite` and `apres` all of
 * them. A cursor written for another list is rejected at `["query", "apres"]`. Throws
 * `TooBusy` when too many searches are in progress.
 */
export async function rankedRows<Row extends object>(
	list: RankedList,
): Promise<Resultat<Page<RankedRow<Row>>>> {
	const { apres, scope } = list;
	const start = apres === undefined ? undefined : startOf(apres, scope);
	if (start === null || (start && start.keys.length !== 2))
		return badCursor(apres);
	const order = await orderOf(list.search);
	const kept = list.isFiltered ? await filtered(order, list) : order;
	const { from, to } = bounds(kept, start, sizeOf(list));
	const page = kept.ids.slice(from, to);
	const read = await readRows<Row>(list, page);
	const isWhole = order.unmet.length + order.corrected.length === 0;
	const elements = [...page].flatMap((id, at): RankedRow<Row>[] => {
		const ligne = read.get(id);
		const isOfAll = isWhole && isOfEveryWord(kept.scores[from + at] ?? 0);
		return ligne ? [{ ligne, nature: isOfAll ? "mots" : "approche" }] : [];
	});
	const cursor = (at: number, own: string) =>
		writeCursor([kept.scores[at] ?? 0, kept.ids[at] ?? 0], own);
	const total = kept.ids.length;
	const suivant = to < total && to > from ? cursor(to - 1, scope) : null;
	if (!list.placed) return reussite({ elements, total, suivant });
	const precedent =
		from > 0 && to > from ? cursor(from, backScope(scope)) : null;
	const place = { premier: from + 1, precedent };
	return reussite({ elements, total, suivant, place });
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
