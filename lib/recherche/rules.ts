/** The order of a search on the site. */

/** The order of the best answers first. */
export const PAR_PERTINENCE = "pertinence" as const;

type Ordonnable = {
	readonly q?: string | undefined;
	readonly pertinence?: boolean | undefined;
};

/**
 * A list's query as the site reads it: by relevance when words are searched and no
 * order is chosen. The API does so only when asked to.
 */
export function ordreDuSite<Query extends Ordonnable>(
	query: Query,
	triChoisi: unknown,
): Query {
	return {
		...query,
		pertinence: Boolean(query.q) && triChoisi === undefined,
	};
}

/**
 * The order that the address of a list names: none when it is the one that the list has
 * by default, by relevance for a search and `premier` otherwise.
 */
export function triDansAdresse(
	tri: string,
	q: string | undefined,
	premier: string,
): string | undefined {
	if (q) return tri === PAR_PERTINENCE ? undefined : tri;
	return tri === PAR_PERTINENCE || tri === premier ? undefined : tri;
}

/** The orders that a reader chooses among: by relevance, first, only when words are searched. */
export function ordresDuSite<Tri extends string>(
	tris: readonly Tri[],
	q: string | undefined,
): readonly (Tri | typeof PAR_PERTINENCE)[] {
	return q ? [PAR_PERTINENCE, ...tris] : tris;
}
