/** What to try when a search finds nothing. */
import { type SearchHelp, usedFilters } from "./search-filters.ts";
import { type Found, nearestSpelling } from "./spelling.ts";

/** Asks `find` for a nearer spelling of `q`, and for the same query without each of its filters. */
export async function searchHelp<
	F extends string,
	Q extends { readonly q?: string | undefined } & Partial<Record<F, unknown>>,
>(
	filters: readonly F[],
	query: Q,
	find: (query: Q) => Promise<Found>,
): Promise<SearchHelp<F>> {
	const [orthographe, totals] = await Promise.all([
		query.q ? nearestSpelling(query.q, (q) => find({ ...query, q })) : null,
		Promise.all(
			usedFilters(filters, query).map(async (sans) => ({
				sans,
				total: (await find({ ...query, [sans]: undefined })).total,
			})),
		),
	]);
	return {
		orthographe,
		elargissements: totals.filter(({ total }) => total > 0),
	};
}
