/** Suggestions when a search finds nothing. */

import { TooBusy } from "../db/costly-reads.ts";
import { isStoreDown } from "../db/unavailable.ts";
import { type SearchHelp, usedFilters } from "./filters.ts";

/** Counts the results of the same query without each of its filters; none of what the database is too busy to count. */
export async function searchHelp<
	F extends string,
	Q extends Partial<Record<F, unknown>>,
>(
	filters: readonly F[],
	query: Q,
	count: (query: Q) => Promise<number>,
): Promise<SearchHelp<F>> {
	const elargissements = await Promise.all(
		usedFilters(filters, query).map(async (sans) => {
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
