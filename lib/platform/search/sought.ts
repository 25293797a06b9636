/** What a ranked search looks for: for each of its words, the ways in which an entry may hold it. */
import { isRequestWord } from "./request-words.ts";
import {
	anyOf,
	type Equal,
	everyOf,
	formsOf,
	lexemeQuery,
	prefixQuery,
	type SoughtWord,
	type Term,
	termQuery,
	type Weight,
} from "./terms.ts";

/** The ways to hold one word, the best first. */
export type Ways = {
	/** The folded word. */
	readonly word: string;
	/** It, its stems, and it joined with its neighbours. */
	readonly whole: readonly string[];
	/** Terms that mean the same. */
	readonly equal: readonly Term[];
	/** Known words one typing error away. */
	readonly near: readonly string[];
	/** Beginnings of words that are enough: its own, and that of its family. */
	readonly starts: readonly string[];
};

/** From how many letters on a word's beginning is enough, and letters inside another word are. */
export const START_FROM = 4;
export const SHORT_START_FROM = 3;
export const TYPED_START_FROM = 2;
export const LETTERS_FROM = 4;

/** Adjacent words that are also looked for as one. */
const JOINED_MAX = 3;
/** A longer word is no name. */
const JOINED_LETTERS_MAX = 40;

/** Which beginnings of words are enough: of longer words only, or of shorter ones too. */
export type Starts = "long" | "short";

function lengthOf(word: string): number {
	return [...word].length;
}

/** Every run of adjacent words that holds the word at `at`, joined. */
function joinedAround(all: readonly SoughtWord[], at: number): string[] {
	const runs: string[] = [];
	for (let size = 2; size <= Math.max(JOINED_MAX, all.length); size += 1) {
		if (size > JOINED_MAX && size !== all.length) continue;
		for (let from = Math.max(0, at - size + 1); from <= at; from += 1) {
			const run = all.slice(from, from + size);
			const joined = run.map(({ word }) => word).join("");
			if (run.length === size && lengthOf(joined) <= JOINED_LETTERS_MAX)
				runs.push(joined);
		}
	}
	return runs;
}

/** Endings that make a word of the same family, which the stemmers keep: "bricolage" and "bricoler". */
const FAMILY =
	/^(.{5,}?)(?:ages?|ats?|tions?|eurs?|euses?|ements?|ites?|ismes?|istes?)$/;

function familyOf(word: string): string[] {
	const root = FAMILY.exec(word)?.[1];
	return root === undefined ? [] : [root];
}

/** The terms that units of a search which hold a word mean. */
export function termsAt(
	equals: readonly Equal[],
	sought: SoughtWord | undefined,
): Term[] {
	const place = sought?.place ?? -1;
	return equals
		.filter((unit) => unit.from <= place && place <= unit.to)
		.flatMap(({ terms }) => terms);
}

/**
 * The ways to hold each of `kept`, words of `all` in their order, whose places the units
 * of `equals` count.
 */
export function waysOf(
	all: readonly SoughtWord[],
	kept: readonly SoughtWord[],
	equals: readonly Equal[],
	starts: Starts,
): Ways[] {
	const last = all.at(-1);
	return kept.map((sought) => {
		const { place } = sought;
		const length = lengthOf(sought.word);
		const from =
			starts === "long"
				? START_FROM
				: sought === last
					? TYPED_START_FROM
					: SHORT_START_FROM;
		return {
			word: sought.word,
			whole: [...formsOf(sought), ...joinedAround(all, place)],
			equal: termsAt(equals, sought),
			near: [],
			starts: [
				...(length >= from ? [sought.word] : []),
				...familyOf(sought.word),
			],
		};
	});
}

/** The kinds of ways, the best first. */
export const KINDS = ["whole", "equal", "start"] as const;
export type Kind = (typeof KINDS)[number];

/** A text-search query for one kind of ways in the fields of a weight; null when there is none. */
export function kindQuery(ways: Ways, kind: Kind, weight: Weight) {
	if (kind === "whole")
		return anyOf(ways.whole.map((form) => lexemeQuery(form, weight)));
	if (kind === "start")
		return anyOf(ways.starts.map((start) => prefixQuery(start, weight)));
	return anyOf([
		...ways.equal.map((term) => `(${termQuery(term, weight)})`),
		...ways.near.map((word) => lexemeQuery(word, weight)),
	]);
}

/** A query for one word in any of these kinds. */
export function wordQuery(ways: Ways, kinds: readonly Kind[] = KINDS): string {
	const queries = kinds.map((kind) => kindQuery(ways, kind, ""));
	return anyOf(queries.filter((query) => query !== null)) ?? "";
}

/** A query for all words, in any of these kinds. */
export function allWordsQuery(words: readonly Ways[], kinds?: readonly Kind[]) {
	return everyOf(words.map((ways) => wordQuery(ways, kinds)));
}

/** Every choice of `size` of the items, in their order. */
function choices<T>(items: readonly T[], size: number): T[][] {
	if (size === 0) return [[]];
	return items.flatMap((item, at) =>
		choices(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
	);
}

/** Words that a search by most of its words uses at most. */
const MOST_OF_MAX = 6;
/** A search of fewer words is found whole or not at all. */
const MOST_OF_MIN = 3;

/** A query for most of the words: at least half of them, and two; null when that would be all. */
export function mostWordsQuery(words: readonly Ways[]): string | null {
	if (words.length < MOST_OF_MIN) return null;
	const used = [...words]
		.sort((one, other) => lengthOf(other.word) - lengthOf(one.word))
		.slice(0, MOST_OF_MAX);
	const size = Math.max(2, Math.ceil(used.length / 2));
	return anyOf(choices(used, size).map((some) => `(${allWordsQuery(some)})`));
}

/**
 * A query for any of the words that say what is searched, when others go with them; null
 * when there is one word only, or none that says it.
 */
export function someWordsQuery(words: readonly Ways[]): string | null {
	if (words.length < 2) return null;
	const telling = words.filter(({ word }) => !isRequestWord(word));
	return anyOf(telling.map((ways) => wordQuery(ways)));
}
