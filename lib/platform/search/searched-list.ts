/** A public list that is filtered, put in order and searched by words. */
import type { Page, Resultat } from "../contract/result.ts";
import { TooBusy } from "../db/costly-reads.ts";
import { rows, type Sql, sql } from "../db/pool.ts";
import { isStoreDown } from "../db/unavailable.ts";
import {
	type ListRequest,
	listRows,
	type OrderColumn,
	type Placed,
	pageDe,
	readCounts,
} from "../lists/paging.ts";
import { closest } from "./near.ts";
import { orderOf, type Search } from "./order.ts";
import { classeDe, isByRelevance, rankedRows } from "./ranked.ts";
import { type Classe, type SearchHelp, usedFilters } from "./results.ts";

/** A level of a list near a place, and how many entries are at it. */
export type Niveau = { readonly niveau: number; readonly nombre: number };

type Asked<Tri extends string> = {
	readonly q?: string | undefined;
	readonly tri?: Tri | undefined;
	readonly limite?: number | undefined;
	readonly apres?: string | undefined;
	readonly pertinence?: boolean | undefined;
	readonly slugs?: string | undefined;
};

/** Whether a list is asked for less than all that its words find. */
function isFiltered<Query extends Asked<string>>(
	asked: Placed<Query>,
): boolean {
	const { placed, limite, apres, tri, q, pertinence, ...chosen } = asked;
	return Object.values(chosen).some((one) => one !== undefined && one !== "");
}

/**
 * The reads of one list. `lister`: the rows that pass the filters, in the requested order
 * (D18 to D21); with words and no order, the best answers first. `classer`: what answers
 * the words, the best first, each with how it answers. `trouver`: the keys of all that
 * words find. `aider`: suggestions for a query that found nothing. `parCle`: the public
 * entries among these, in this order, each with its key. `voisins`: what to read after one.
 */
export function searchedList<
	Filter extends string,
	Tri extends string,
	Query extends Asked<Tri> & Readonly<Partial<Record<Filter, unknown>>>,
	Row extends object,
	Element,
>(
	list: Omit<Search, "q"> & {
		readonly name: string;
		readonly select: Sql;
		readonly from: Sql;
		/** The key of the listed table. */
		readonly id: Sql;
		/** Whether a row is public. */
		readonly isPublic: Sql;
		readonly filters: readonly Filter[];
		readonly where: (query: Query) => Sql;
		/** Of a list near a place: what it leaves, and how near that is, the nearest first. */
		readonly near: (query: Query) => Promise<Readonly<{
			where: Sql;
			levels: readonly Sql[] | null;
		}> | null>;
		readonly orders: Readonly<Record<Tri, readonly OrderColumn[]>>;
		readonly firstOrder: NoInfer<Tri>;
		readonly element: (row: Row) => Element;
	},
) {
	const { of, expand, id, element } = list;
	const search = (q: string): Search => ({ of, q, expand });

	async function request(asked: Placed<Query>) {
		const near = await list.near(asked);
		const where = list.where(asked);
		const { placed, limite, apres, tri, q, ...chosen } = asked;
		// What is nearest comes first, except of a search.
		const levels = q ? null : near?.levels;
		return {
			// What is left out and what is empty, or the order of any list, make the same list.
			scope: JSON.stringify(
				[list.name, q || null, tri ?? (q ? null : list.firstOrder), chosen],
				(_, value: unknown) => (value === "" ? undefined : value),
			),
			select: list.select,
			from: list.from,
			where: near && !levels ? sql`${where} AND ${near.where}` : where,
			levels,
			limite,
			apres,
			placed,
		};
	}

	async function classer(
		asked: Placed<Query> & { readonly q: string },
	): Promise<Resultat<Page<Classe<Element>>>> {
		const page = await rankedRows<Row>({
			...(await request(asked)),
			search: search(asked.q),
			id,
			isFiltered: isFiltered(asked),
		});
		return pageDe(page, classeDe(element));
	}

	const trouver = async (q: string): Promise<readonly number[]> => [
		...(await orderOf(search(q))).ids,
	];

	async function unranked(asked: Placed<Query>): Promise<ListRequest> {
		const { q, tri } = asked;
		const { where, ...others } = await request(asked);
		return {
			...others,
			where: q
				? sql`${where} AND ${id} = ANY(${[...(await trouver(q))]}::int[])`
				: where,
			order: list.orders[tri ?? list.firstOrder],
			rememberTotal: !q,
		};
	}

	async function lister(
		asked: Placed<Query>,
	): Promise<Resultat<Page<Element>>> {
		const { q } = asked;
		if (q && isByRelevance(asked))
			return pageDe(await classer({ ...asked, q }), (one) => one.element);
		return pageDe(await listRows<Row>(await unranked(asked)), element);
	}

	/** How many entries of a list near a place are at each level, in their order; none of a search. */
	async function niveaux(asked: Query): Promise<readonly Niveau[]> {
		if (asked.q) return [];
		const request = await unranked(asked);
		if (!request.levels) return [];
		return (await readCounts(request)).flatMap((nombre, niveau) =>
			nombre > 0 ? { niveau, nombre } : [],
		);
	}

	async function count(query: Query): Promise<number> {
		const page = await lister({ ...query, limite: 1, apres: undefined });
		return page.ok ? page.valeur.total : 0;
	}

	/** Counts the results without each of the filters; none of what the database is too busy to count. */
	async function aider(query: Query): Promise<SearchHelp<Filter>> {
		const elargissements = await Promise.all(
			usedFilters(list.filters, query).map(async (sans) => {
				try {
					return { sans, total: await count({ ...query, [sans]: undefined }) };
				} catch (error) {
					if (error instanceof TooBusy || isStoreDown(error))
						return { sans, total: 0 };
					throw error;
				}
			}),
		);
		return { elargissements: elargissements.filter(({ total }) => total > 0) };
	}

	async function parCle(
		ids: readonly number[],
	): Promise<{ id: number; element: Element }[]> {
		if (ids.length === 0) return [];
		const keys = sql`${[...ids]}::int[]`;
		const read = await rows<Row & { id: number }>(
			sql`SELECT ${id} AS id, ${list.select} FROM ${list.from} WHERE ${id} = ANY(${keys}) AND ${list.isPublic}
			    ORDER BY array_position(${keys}, ${id})`,
		);
		return read.map((row) => ({ id: row.id, element: element(row) }));
	}

	/** Those close to an entry by its text, then those that `others` selects by their keys: so many at most. */
	async function voisins(
		entry: { readonly id: number; readonly texte: string },
		others: Sql,
		limite: number,
	): Promise<Element[]> {
		const close = await closest(of, entry, expand);
		const read = await rows<{ id: number }>(others);
		const ids = new Set([...close, ...read.map((row) => row.id)]);
		const found = await parCle([...ids].slice(0, limite));
		return found.map((one) => one.element);
	}

	return { lister, classer, trouver, niveaux, aider, parCle, voisins };
}
