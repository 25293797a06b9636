/** The filters of a search, and what is said of one that finds nothing. */

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
