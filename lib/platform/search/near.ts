/** Entries that already say what a text says. */
import { type Scored, scored } from "./bm25.ts";
import type { Indexes } from "./meeting.ts";
import { type Among, heaviest, indexed, namedBy } from "./order.ts";
import type { Certitude } from "./results.ts";
import { corrections, heldBy, type Sought, soughtIn } from "./sought.ts";
import type { Expand } from "./words.ts";

export type Near = { readonly id: number; readonly certitude: Certitude };

/** Entries read by their keys, in the order of what was near, with how sure each is; what was not read is left out. */
export function withCertainty<T>(
	near: readonly Near[],
	read: readonly { readonly id: number; readonly element: T }[],
): (T & { readonly certitude: Certitude })[] {
	return near.flatMap(({ id, certitude }) =>
		read
			.filter((one) => one.id === id)
			.map(({ element }) => ({ ...element, certitude })),
	);
}

/** Entries of a kind that are shown as close, at most: the sure one and those that may be. */
export const NEAR_MAX = 4;
/** The score from which chance is counted: that of the eighth, twice as far down as what is shown. */
const CHANCE_AT = 2 * NEAR_MAX - 1;
/** Odds against chance from which the first stands out from the eighth, which among more entries stands no farther up. */
const ODDS_AGAINST_CHANCE = 6;
const CHOICE_MAX = 30;
/** Odds against the second from which the first is sure. */
const ODDS_AGAINST_SECOND = 3;

/** Entries whose score is computed for a text. */
const CANDIDATES_MAX = 100;

/** Orders these ids by another signal than words, the closest first; null when it tells nothing. */
export type Signal = (
	ids: readonly number[],
) => Promise<readonly number[] | null>;

/** What is compared: a text, and what it looks for. */
export type Compared = {
	readonly text: string;
	readonly sought: Sought;
	/** Whether its unknown words are read with one typing error. */
	readonly isCorrected?: boolean;
};

/** A text to compare, by its whole words and their stems. */
export async function compared(
	text: string,
	expand: Expand,
): Promise<Compared> {
	return { text, sought: await soughtIn(text, expand, "none") };
}

/** What the title, tagline and phrases of an entry hold of the text. */
function inShort({ matches }: Scored): number {
	return matches.reduce(
		(sum, { isShort, score }) => sum + (isShort ? score : 0),
		0,
	);
}

/** Whether an entry meets each of several words. */
function hasEveryWord({ matches }: Scored): boolean {
	return matches.length > 1 && matches.every(({ way }) => way !== null);
}

/** By how much the first is above chance, and above the second: the logarithm of the odds against one chosen among so many. */
function margins(of: Indexes, { sizes }: Sought) {
	const entries = Math.max(1, sizes[of.nature].entries);
	return {
		chance: Math.log(ODDS_AGAINST_CHANCE * Math.min(entries, CHOICE_MAX)),
		second: Math.log(ODDS_AGAINST_SECOND * entries),
	};
}

/** The words of a text, those that no entry has met by what they may be with one typing error too; null when none may be anything. */
async function withCorrections({ words }: Sought) {
	const unknown = words.filter(
		(word) => !word.isFrequent && heldBy(word) === 0,
	);
	const corrected = await corrections(unknown);
	if (corrected.size === 0) return null;
	return words.map((word) => ({
		...word,
		ways: [...word.ways, ...(corrected.get(word)?.ways ?? [])],
	}));
}

/**
 * The entries closest to a text, the closest first. Those whose title is a line of it are
 * sure. So is the first when it stands out from the second, and another signal, `signal`
 * or what the short texts hold, puts it first too. The best are shown when the first
 * stands out from what chance brings; else those that meet every word. Where nothing is,
 * words that no entry has are read with one typing error, and nothing is sure. See decision 65.
 */
export async function nearest(
	of: Indexes,
	among: Among | null,
	{ text, sought, isCorrected }: Compared,
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
	const above = (at: number) =>
		(found[0]?.score ?? 0) - (found[at]?.score ?? 0);
	const { chance, second } = margins(of, sought);
	const short = found.map(inShort);
	const best = short[0] ?? 0;
	const isFirstInShort = best > 0 && best >= Math.max(...short);
	const closest = signal ? await signal(found.map(({ id }) => id)) : null;
	const agrees = isFirstInShort || closest?.[0] === found[0]?.id;
	const isSure = agrees && above(1) >= second && !isCorrected;
	const shown = above(CHANCE_AT) >= chance ? found : found.filter(hasEveryWord);
	const near = [
		...named.map((id): Near => ({ id, certitude: "sur" })),
		...shown.map(
			({ id }, at): Near => ({
				id,
				certitude: at === 0 && isSure ? "sur" : "peut_etre",
			}),
		),
	];
	if (near.length > 0 || isCorrected) return near.slice(0, NEAR_MAX);
	const words = await withCorrections(sought);
	return words
		? nearest(of, among, {
				...{ text: "", isCorrected: true },
				sought: { ...sought, words },
			})
		: [];
}

/** The ids of the public entries of the same kind that meet every word of a text of an entry, or stand out from what chance brings, the closest first. */
export async function closest(
	of: Indexes,
	{ id: own, texte }: { readonly id: number; readonly texte: string },
	expand: Expand,
): Promise<number[]> {
	const { sought } = await compared(texte, expand);
	const ids = await heaviest(of, null, sought, CANDIDATES_MAX);
	const found = scored(sought, of.nature, await indexed(of, ids)).filter(
		({ id }) => id !== own,
	);
	const least = (found[CHANCE_AT]?.score ?? 0) + margins(of, sought).chance;
	return found
		.filter((one) => one.score >= least || hasEveryWord(one))
		.map(({ id }) => id);
}
