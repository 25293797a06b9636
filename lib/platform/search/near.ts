/** Entries that already say what a text says. */
import { scored } from "./bm25.ts";
import type { Certitude } from "./certainty.ts";
import { standings } from "./chance.ts";
import {
	type Among,
	heaviest,
	type Indexes,
	indexed,
	namedBy,
} from "./order.ts";
import { type Sought, soughtIn } from "./sought.ts";
import type { Expand } from "./words.ts";

/** An entry close to a text. */
export type Near = { readonly id: number; readonly certitude: Certitude };

/** Entries of a kind that are shown as close, at most: the sure one and those that may be. */
export const NEAR_MAX = 4;
/** Chance brings what is shown as sure less often than once in twenty, and what may be less often than not. */
const SURE_BELOW = 1 / 20;
const SHOWN_BELOW = 1 / 2;

/** Entries whose score is computed for a text. */
const CANDIDATES_MAX = 100;

/** Orders these ids by another signal than words, the closest first; null when it tells nothing. */
export type Signal = (
	ids: readonly number[],
) => Promise<readonly number[] | null>;

/** What is compared: a text, and what it looks for. */
export type Compared = { readonly text: string; readonly sought: Sought };

/** A text to compare, by its whole words and their stems. */
export async function compared(
	text: string,
	expand: Expand,
): Promise<Compared> {
	return { text, sought: await soughtIn(text, expand, "none") };
}

/**
 * The entries closest to a text, the closest first. Those whose title is a line of it are
 * sure. So is the first when a second signal, `signal` or what the short texts hold, puts
 * it first too, and chance would hardly bring it. The best are shown at all when chance
 * alone rather would not bring one of them.
 */
export async function nearest(
	of: Indexes,
	among: Among | null,
	{ text, sought }: Compared,
	signal?: Signal,
): Promise<Near[]> {
	if (sought.words.length === 0) return [];
	const [named, ids] = await Promise.all([
		namedBy(of, among, text),
		heaviest(of, among, sought, CANDIDATES_MAX),
	]);
	const found = scored(sought, of.nature, await indexed(of, ids)).filter(
		({ id, score }) => score > 0 && !named.includes(id),
	);
	const standing = standings(sought, of.nature, found);
	const best = standing[0]?.inShort ?? 0;
	const isFirstInShort =
		best > 0 && standing.every(({ inShort }) => inShort <= best);
	const closest = signal ? await signal(found.map(({ id }) => id)) : null;
	const agrees = isFirstInShort || closest?.[0] === found[0]?.id;
	const first = standing.slice(0, NEAR_MAX);
	const isShown = first.some(({ byChance }) => byChance < SHOWN_BELOW);
	const others = isShown ? found.slice(0, NEAR_MAX) : [];
	return [
		...named.map((id): Near => ({ id, certitude: "sur" })),
		...others.map(({ id }, at): Near => {
			const isSure =
				at === 0 && agrees && (first[0]?.byChance ?? 1) < SURE_BELOW;
			return { id, certitude: isSure ? "sur" : "peut_etre" };
		}),
	].slice(0, NEAR_MAX);
}

/** The ids of the public entries that have the most in common with an entry of the same kind, by a text of it. */
export async function closest(
	of: Indexes,
	{ id: own, texte }: { readonly id: number; readonly texte: string },
	expand: Expand,
	limit: number,
): Promise<number[]> {
	const { sought } = await compared(texte, expand);
	const ids = await heaviest(of, null, sought, CANDIDATES_MAX);
	return scored(sought, of.nature, await indexed(of, ids))
		.filter(({ id, score }) => id !== own && score > 0)
		.slice(0, limit)
		.map(({ id }) => id);
}
