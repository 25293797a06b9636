/** Whether two folded words differ by one typing error, as the database tells it of the directory's own words. Pure. */

/** From this length on, a word may have a typing error. */
export const TOLERANT_FROM = 4;
/** Longer words are not real words: no neighbour is looked for. */
export const TOLERANT_TO = 40;

/** How many letters both begin with. */
function alikeFrom(one: string, other: string): number {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at += 1;
	return at;
}

/**
 * Whether one letter inserted, deleted, replaced, or exchanged with the next one makes
 * `other` of `word`. Never for the same word, nor for one too short or too long to be
 * forgiven.
 */
export function isOneErrorFrom(word: string, other: string): boolean {
	if (word.length < TOLERANT_FROM || word.length > TOLERANT_TO) return false;
	if (word === other || Math.abs(word.length - other.length) > 1) return false;
	const at = alikeFrom(word, other);
	const [short, long] =
		word.length < other.length ? [word, other] : [other, word];
	if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
	const isExchanged =
		word[at] === other[at + 1] &&
		word[at + 1] === other[at] &&
		word.slice(at + 2) === other.slice(at + 2);
	return isExchanged || word.slice(at + 1) === other.slice(at + 1);
}
