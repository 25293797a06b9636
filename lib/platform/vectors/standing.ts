/**
 * Which entries stand out among all by their vectors. Pure. Models differ in what their
 * cosines are worth: unrelated texts may be at 0.1 with one and at 0.7 with another. So
 * an entry is judged by how far it stands from the others for the same text, and by how
 * often chance alone would bring one so far.
 */

/** By entry, its distance above the others, in standard deviations; how many were compared. */
export type Standing = {
	readonly count: number;
	readonly far: ReadonlyMap<number, number>;
};

export const NO_STANDING: Standing = { count: 0, far: new Map() };

/** Fewer entries do not show what is usual. */
export const ENTRIES_MIN = 12;
/** The closest entries are left out of what is usual: several may be about the text. */
const CLOSEST_PART = 0.05;
/** Nothing in common, whatever the others are like. */
const COSINE_MIN = 0.25;
/** Below, the vectors tell nothing apart. */
const SPREAD_MIN = 1e-4;

/**
 * How far each entry stands from the usual one, for each list of cosines; what is usual
 * is seen on all lists together. Nothing when there are too few entries, or all are alike.
 */
export function standingsOf(
	lists: readonly ReadonlyMap<number, number>[],
): Standing[] {
	const all = lists.flatMap((cosines) => [...cosines.values()]);
	const count = all.length;
	const none = lists.map(() => NO_STANDING);
	if (count < ENTRIES_MIN) return none;
	const usual = all
		.toSorted((one, other) => one - other)
		.slice(0, count - Math.ceil(count * CLOSEST_PART));
	const mean = usual.reduce((sum, one) => sum + one, 0) / usual.length;
	const spread = Math.sqrt(
		usual.reduce((sum, one) => sum + (one - mean) ** 2, 0) / usual.length,
	);
	if (!(spread > SPREAD_MIN)) return none;
	return lists.map((cosines) => ({
		count,
		far: new Map(
			[...cosines]
				.filter(([, cosine]) => cosine >= COSINE_MIN && cosine > mean)
				.map(([id, cosine]) => [id, (cosine - mean) / spread]),
		),
	}));
}

/**
 * The distance that one of `count` unrelated entries passes with this probability, when
 * distances follow the normal law: the usual rational approximation, good to 0.0005.
 */
export function farthestByChance(count: number, chance: number): number {
	const t = Math.sqrt(-2 * Math.log(chance / Math.max(1, count)));
	return (
		t -
		(2.515517 + 0.802853 * t + 0.010328 * t ** 2) /
			(1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
	);
}
