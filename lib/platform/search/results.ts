/** What a ranked search answers, for whoever shows it. */

/** How an entry answers a search: it holds every word as written, or comes near. */
export type NatureDuResultat = "mots" | "approche";

/** An element found, and how it answers the search. */
export type Classe<T> = {
	readonly element: T;
	readonly nature_du_resultat: NatureDuResultat;
};

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

/** How sure it is that an entry says the same as a text. */
export const CERTITUDES = ["sur", "peut_etre"] as const;
export type Certitude = (typeof CERTITUDES)[number];
