/** One order of what is close to a text by its words and by its vectors. Pure. */
import { alikeByWords, type Like } from "../search/similar.ts";
import { farthestByChance, type Standing } from "./standing.ts";

/** Softens the difference between first ranks: an entry that both find comes before what one alone puts first. */
const RANK_SMOOTHING = 60;
/** Part of the likeness asked of words alone from which an entry may be shown because its vector stands out too. */
const PARTLY_LIKE = 0.7;
/** How often chance may bring the vector of an entry that far, beside words that are partly like. */
const CHANCE_BESIDE = 1 / 200;

/** What an entry must reach: its likeness by words, from 0 to 1, or by its vector alone what chance brings an unrelated one to so seldom. */
export type Threshold = { readonly share: number; readonly chance: number };

/**
 * Ids of the entries to show, the best first. Names and addresses come first, as without
 * vectors; then what words show as like, and what stands out by its vector, by the sum of
 * inverse ranks. Vectors that tell nothing change nothing. Silence is preferred: alone, a
 * vector must stand out far among all entries; beside words that are partly like, among
 * the few entries that have them.
 */
export function fused(
	likes: readonly Like[],
	standing: Standing,
	{ share, chance }: Threshold,
): number[] {
	if (standing.count === 0) return alikeByWords(likes, share);
	const partly = likes.filter(
		({ rank, likeness }) => rank > 0 || likeness >= share * PARTLY_LIKE,
	);
	const alone = farthestByChance(standing.count, chance);
	const beside = farthestByChance(partly.length, CHANCE_BESIDE);
	const distance = (id: number) => standing.far.get(id) ?? 0;
	const byWords = partly.filter(
		({ id, rank, likeness }) =>
			rank > 0 || likeness >= share || distance(id) >= beside,
	);
	const named = byWords.filter(({ rank }) => rank > 0).map(({ id }) => id);
	const like = byWords.filter(({ rank }) => rank === 0).map(({ id }) => id);
	const near = [...standing.far]
		.filter(([id, far]) => far >= alone || (far >= beside && like.includes(id)))
		.toSorted(([, one], [, other]) => other - one)
		.map(([id]) => id)
		.filter((id) => !named.includes(id));
	const sums = new Map<number, number>();
	for (const ids of [like, near])
		for (const [rank, id] of ids.entries())
			sums.set(id, (sums.get(id) ?? 0) + 1 / (RANK_SMOOTHING + rank + 1));
	const rest = [...sums]
		.toSorted(([, one], [, other]) => other - one)
		.map(([id]) => id);
	return [...named, ...rest];
}
