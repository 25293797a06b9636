/** Suggestions when a search finds nothing. */

import { TooBusy } from "../db/costly-reads.ts";
import { isStoreDown } from "../db/unavailable.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { type SearchHelp, usedFilters } from "./filters.ts";
import { type Found, nearestSpelling } from "./spelling.ts";

/** Suggestions must not delay the page that shows them. */
const HELP_MS = 800;
const NOTHING: Found = { total: 0, text: "" };

/** `find` with a time limit: it finds nothing once its time is over or when the database is too busy. */
function inTime<Q>(find: (query: Q) => Promise<Found>) {
	const until = monotonicMs() + HELP_MS;
	return async (query: Q): Promise<Found> => {
		if (monotonicMs() > until) return NOTHING;
		try {
			return await find(query);
		} catch (error) {
			if (error instanceof TooBusy || isStoreDown(error)) return NOTHING;
			throw error;
		}
	};
}

/** Looks for a near spelling of `q`, and counts the results of the same query without each of its filters. */
export async function searchHelp<
	F extends string,
	Q extends { readonly q?: string | undefined } & Partial<Record<F, unknown>>,
>(
	filters: readonly F[],
	query: Q,
	ask: (query: Q) => Promise<Found>,
): Promise<SearchHelp<F>> {
	const find = inTime(ask);
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
