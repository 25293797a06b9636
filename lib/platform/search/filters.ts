/** The filters of a search, and the suggestions when it finds nothing. */

/** The number of results without each filter. */
export type SearchHelp<F extends string> = {
	readonly elargissements: readonly {
		readonly sans: F;
		readonly total: number;
	}[];
};

/** The filters that a query uses. */
export function usedFilters<F extends string>(
	filters: readonly F[],
	query: Readonly<Partial<Record<F, unknown>>>,
): F[] {
	return filters.filter(
		(filter) => query[filter] !== undefined && query[filter] !== "",
	);
}
