/** What the words of a search that found nothing would be without a typing error. */
import { rows, sql } from "../db/pool.ts";
import { neighbours } from "./search.ts";
import { termsAt, type Ways } from "./sought.ts";
import type { Equal, SoughtWord } from "./terms.ts";

/** For each word of a search, known words one typing error away, and the terms that they would mean. */
export type Corrections = readonly Pick<Ways, "near" | "equal">[];

/** Of these words, those that no word of the directory is or begins with. */
async function unknownOf(words: readonly string[]): Promise<Set<string>> {
	const unknown = await rows<{ mot: string }>(
		sql`SELECT m AS mot FROM unnest(${[...words]}::text[]) AS m
		    WHERE NOT EXISTS (SELECT 1 FROM mots WHERE mot >= m AND mot < m || chr(65533))`,
	);
	return new Set(unknown.map(({ mot }) => mot));
}

/**
 * What each word of `kept` that may be misspelt would be, one that is unknown to the
 * directory and has no term that means the same in its `ways`: its neighbours in the
 * directory, and the terms that `mean` finds for those places. Null when there are none.
 */
export async function correctionsOf(
	kept: readonly SoughtWord[],
	ways: readonly Ways[],
	mean: (misspelt: ReadonlySet<number>) => Promise<Equal[]>,
): Promise<Corrections | null> {
	const unknown = await unknownOf(ways.map(({ word }) => word));
	const misspelt = kept.filter(
		({ word }, at) => unknown.has(word) && ways[at]?.equal.length === 0,
	);
	const [near, meant] = await Promise.all([
		Promise.all(
			kept.map((word) =>
				misspelt.includes(word) ? neighbours(word.word) : [],
			),
		),
		mean(new Set(misspelt.map(({ place }) => place))),
	]);
	if (meant.length === 0 && near.every((list) => list.length === 0))
		return null;
	return kept.map((word, at) => ({
		near: near[at] ?? [],
		equal: termsAt(meant, word),
	}));
}

/** The ways to hold each word, with those that corrections add. */
export function corrected(
	words: readonly Ways[],
	corrections: Corrections | null,
): Ways[] {
	return words.map((ways, at) => {
		const { near = [], equal = [] } = corrections?.[at] ?? {};
		return { ...ways, near, equal: [...ways.equal, ...equal] };
	});
}
