/** What to try when a search finds nothing. */
import { type Found, nearestSpelling } from "./spelling.ts";

/** A spelling that finds something, and how many there are without each filter. */
export type SearchHelp<F extends string> = {
	readonly orthographe: string | null;
	readonly elargissements: readonly {
		readonly sans: F;
		readonly total: number;
	}[];
};

/** The filters that a query makes use of. */
export function usedFilters<F extends string>(
	filters: readonly F[],
	query: Readonly<Partial<Record<F, unknown>>>,
): F[] {
	return filters.filter(
		(filter) => query[filter] !== undefined && query[filter] !== "",
	);
}

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
