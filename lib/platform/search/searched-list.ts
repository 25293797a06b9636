/** A public list that is filtered, put in order and searched by words. */
import type { Page, Resultat } from "../contract/result.ts";
import { type Sql, sql } from "../db/pool.ts";
import {
	listRows,
	type OrderColumn,
	type Placed,
	pageDe,
} from "../lists/paging.ts";
import { type SearchHelp, usedFilters } from "./filters.ts";
import { searchHelp } from "./help.ts";
import type { Search } from "./order.ts";
import { classeDe, foundIds, isByRelevance, rankedRows } from "./ranked.ts";
import type { Classe } from "./results.ts";

type Asked<Tri extends string> = {
	readonly q?: string | undefined;
	readonly tri?: Tri | undefined;
	readonly limite?: number | undefined;
	readonly apres?: string | undefined;
	readonly pertinence?: boolean | undefined;
	readonly slugs?: string | undefined;
};

/**
 * The reads of one list. `lister`: the rows that pass the filters, in the requested order
 * (D18 to D21); with words and no order, the best answers first. `classer`: what answers
 * the words, the best first, each with how it answers. `trouver`: the keys of all that
 * words find. `aider`: suggestions for a query that found nothing.
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
		readonly filters: readonly Filter[];
		readonly where: (query: Query) => Sql;
		readonly orders: Readonly<Record<Tri, readonly OrderColumn[]>>;
		readonly firstOrder: NoInfer<Tri>;
		readonly element: (row: Row) => Element;
	},
) {
	const { of, expand, id, element } = list;
	const search = (q: string): Search => ({ of, q, expand });
	const choices = list.filters.filter((filter) => filter !== "q");

	function request(asked: Placed<Query>) {
		const { placed, limite, apres, tri, q, ...chosen } = asked;
		return {
			scope: JSON.stringify([list.name, tri, q, chosen]),
			select: list.select,
			from: list.from,
			where: list.where(asked),
			limite,
			apres,
			placed,
		};
	}

	async function classer(
		asked: Placed<Query> & { readonly q: string },
	): Promise<Resultat<Page<Classe<Element>>>> {
		const page = await rankedRows<Row>({
			...request(asked),
			search: search(asked.q),
			id,
			isFiltered:
				asked.slugs !== undefined || usedFilters(choices, asked).length > 0,
		});
		return pageDe(page, classeDe(element));
	}

	const trouver = (q: string): Promise<readonly number[]> =>
		foundIds(search(q));

	async function lister(
		asked: Placed<Query>,
	): Promise<Resultat<Page<Element>>> {
		const { q, tri } = asked;
		if (q && isByRelevance(asked))
			return pageDe(await classer({ ...asked, q }), (one) => one.element);
		const { where, ...others } = request(asked);
		const page = await listRows<Row>({
			...others,
			where: q
				? sql`${where} AND ${id} = ANY(${[...(await trouver(q))]}::int[])`
				: where,
			order: list.orders[tri ?? list.firstOrder],
			rememberTotal: !q,
		});
		return pageDe(page, element);
	}

	async function count(query: Query): Promise<number> {
		const page = await lister({ ...query, limite: 1, apres: undefined });
		return page.ok ? page.valeur.total : 0;
	}

	const aider = (query: Query): Promise<SearchHelp<Filter>> =>
		searchHelp(list.filters, query, count);

	return { lister, classer, trouver, aider };
}
