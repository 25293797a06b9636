/** What a search marks in the texts of its results. */
import { corrected, correctionsOf } from "./corrections.ts";
import { foldedWord, type Marks } from "./marks.ts";
import { type Expand, soughtBy } from "./ranked.ts";
import { LETTERS_FROM, waysOf } from "./sought.ts";

/**
 * What to mark in the texts that a search finds: its words, their stems, beginnings of
 * the longer ones, and the words that mean the same. `widely`: beginnings of the shorter
 * ones and known words one typing error away too.
 */
export async function marksOf(
	q: string,
	expand: Expand,
	{ widely }: { readonly widely: boolean },
): Promise<Marks> {
	const { all, kept, equals } = await soughtBy(q, expand);
	const ways = waysOf(all, kept, equals, widely ? "short" : "long");
	const corrections = widely
		? await correctionsOf(kept, ways, (misspelt) =>
				expand(all, undefined, misspelt),
			)
		: null;
	const near = corrected(ways, corrections);
	const same = [
		...equals.flatMap(({ terms }) => terms),
		...(corrections ?? []).flatMap(({ equal }) => equal),
	];
	const alone = same.flatMap(({ words: [word, ...rest] }) =>
		word && rest.length === 0 ? [word] : [],
	);
	const words = kept.map(({ word }) => word);
	return {
		words: unique([
			...near.flatMap((one) => [...one.whole, ...one.near]),
			...alone.map(({ word }) => word),
			...same.map(({ written }) =>
				foldedWord(written.replace(/[\s\p{P}]+/gu, "")),
			),
		]),
		stems: unique([...kept, ...alone].flatMap(({ stems }) => stems)),
		starts: unique(ways.flatMap(({ starts }) => starts)),
		letters: unique(words.filter((word) => word.length >= LETTERS_FROM)),
	};
}

function unique(words: readonly string[]): string[] {
	return [...new Set(words)];
}
