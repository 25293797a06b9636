/** The order of a search on the site. */

/** The order of the best answers first. */
export const PAR_PERTINENCE = "pertinence" as const;

/** The order that a list is shown in: by relevance when words are searched and no order is named (D18). */
export function triMontre<Tri extends string>(
	{
		q,
		tri,
	}: { readonly q?: string | undefined; readonly tri?: Tri | undefined },
	premier: Tri,
): Tri | typeof PAR_PERTINENCE {
	return tri ?? (q ? PAR_PERTINENCE : premier);
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
