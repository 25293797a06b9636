/**
 * How likely chance alone is to bring an entry of a directory as close to a text as one
 * that was found. Pure. Each word of the text would be met by an unrelated entry as often
 * as the entries of the directory hold it; what is met in a title, a tagline or a phrase
 * is rarer, and so tells more, than the same in a long description. See decision 65.
 */
import type { Scored } from "./bm25.ts";
import { entriesMeeting, type Nature, type Sought } from "./sought.ts";

/** The steps in which surprises are added up: a tenth of a natural unit. */
const STEPS_PER_UNIT = 10;

/** How often an unrelated entry meets a word: in a short text, and anywhere. */
type Odds = { readonly short: number; readonly anywhere: number };

function surprise(odds: number): number {
	return Math.round(-Math.log(odds) * STEPS_PER_UNIT);
}

/** The probability that independent events bring at least so much surprise. */
function tail(all: readonly Odds[], reached: number): number {
	let sums = new Float64Array(reached + 1);
	sums[0] = 1;
	for (const { short, anywhere } of all) {
		const next = new Float64Array(reached + 1);
		const add = (at: number, share: number) => {
			const end = Math.min(reached, at);
			next[end] = (next[end] ?? 0) + share;
		};
		for (const [at, share] of sums.entries()) {
			if (share === 0) continue;
			add(at, share * (1 - anywhere));
			add(at + surprise(short), share * short);
			add(at + surprise(anywhere), share * (anywhere - short));
		}
		sums = next;
	}
	return sums[reached] ?? 0;
}

/** How far an entry stands out, and the probability that chance brings some entry of the directory that far. */
export type Standing = {
	/** Of what its title, tagline and phrases hold. */
	readonly inShort: number;
	readonly byChance: number;
};

/** How each of these entries stands out for the text. */
export function standings(
	{ words, sizes }: Sought,
	nature: Nature,
	found: readonly Scored[],
): Standing[] {
	const { entries } = sizes[nature];
	const share = (count: number) =>
		Math.min(1, (Math.min(count, entries) + 0.5) / (entries + 1));
	const odds = words.map((word) => {
		const { anywhere, short } = entriesMeeting(word, nature);
		const inShort = share(short);
		return { short: inShort, anywhere: Math.max(inShort, share(anywhere)) };
	});
	return found.map(({ matches }) => {
		let all = 0;
		let inShort = 0;
		// A term that stands for several words is one thing.
		const counted = new Set<unknown>();
		for (const [at, { way, isShort }] of matches.entries()) {
			const own = odds[at];
			const thing = way?.words[0]?.[0]?.racine;
			if (!way || !own || counted.has(thing)) continue;
			counted.add(thing);
			all += surprise(isShort ? own.short : own.anywhere);
			if (isShort) inShort += surprise(own.short);
		}
		if (all === 0) return { inShort, byChance: 1 };
		const expected = Math.max(1, entries) * tail(odds, all);
		return { inShort, byChance: 1 - Math.exp(-expected) };
	});
}
