/**
 * How much of what a text is about an entry says too. Pure. Each passage is compared
 * apart, so that words far from one another in a long text count for little; a name, a
 * phrase of citizens and a tagline count more than a sentence.
 */
import type { Field, ReadPassage } from "./passages.ts";
import { isRequestWord } from "./request-words.ts";
import type { Equal, SoughtWord, Term } from "./terms.ts";

/** A text to compare: its words that carry meaning, with what each weighs, and what means the same. */
export type Request = {
	readonly words: readonly SoughtWord[];
	/** As many as `words`: the rarer in the directory, the heavier. */
	readonly weights: readonly number[];
	/** As many as `words`: parts of one compound share a number. */
	readonly groups: readonly number[];
	/** Places count among all words that are not empty: `place` of the first and of the last. */
	readonly equals: readonly Equal[];
};

const FIELD_WEIGHT: Readonly<Record<Field, number>> = {
	name: 1,
	said: 1,
	tagline: 0.9,
	text: 0.6,
	around: 0.5,
};
const SHORT: ReadonlySet<Field> = new Set(["name", "said", "tagline"]);

/** A word of the same family ("limiter", "limitation") says less than the word itself. */
const OF_ONE_STEM = 0.85;
const OF_ONE_MEANING = 0.8;
/** Words of a term that means the same stand this near one another. */
const TERM_GAP = 2;

/** The part of the likeness that the best passage alone makes; the rest is shared by all passages and the short ones. */
const OF_BEST = 0.2;
const OF_ALL = 0.3;
const OF_SHORT = 0.5;

/** One match alone is a coincidence, unless it is nearly all that is asked. */
const MATCHES_MIN = 2;
const NEARLY_ALL = 0.75;

function areForms(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	if (long.startsWith(short) && /^(?:e?s?|x)$/.test(long.slice(short.length)))
		return true;
	const root = short.slice(0, -1);
	return long === `${root}ux` || long === `${root}ies`;
}

function sameness(one: SoughtWord, other: SoughtWord): number {
	// Forms of one word begin alike: most pairs are told apart here.
	if (
		one.word.charCodeAt(0) !== other.word.charCodeAt(0) ||
		one.word.charCodeAt(1) !== other.word.charCodeAt(1)
	)
		return 0;
	if (areForms(one.word, other.word)) return 1;
	return other.stems.some((stem) => one.stems.includes(stem)) ? OF_ONE_STEM : 0;
}

/** What one word is matched by in a passage: how well, and by what. */
type Match = { readonly part: number; readonly by: string };

const NO_MATCH: Match = { part: 0, by: "" };

function familyOf({ stems: [stem], word }: SoughtWord): string {
	return stem ?? word;
}

function wordMatch(word: SoughtWord, { words }: ReadPassage): Match {
	let best = NO_MATCH;
	for (const held of words) {
		const part = sameness(word, held);
		if (part > best.part) best = { part, by: familyOf(held) };
	}
	return best;
}

function placesOf(word: SoughtWord, passage: ReadPassage): number[] {
	return passage.words
		.filter((held) => sameness(word, held) > 0)
		.map(({ place }) => place);
}

/** The words of a term that must be found: none when one word is all that is left of a phrase. */
function neededOf({ written, words }: Term): readonly SoughtWord[] {
	const needed = words.filter(({ word }) => !isRequestWord(word));
	const isPhrase = /\p{L}[\s'’]+\p{L}/u.test(written.trim());
	return isPhrase && needed.length === 1 ? [] : needed;
}

function holdsTerm(term: Term, passage: ReadPassage): boolean {
	const [first, ...rest] = neededOf(term);
	if (!first) return false;
	const others = rest.map((word) => placesOf(word, passage));
	const reach = rest.length + 1 + TERM_GAP;
	return placesOf(first, passage).some((place) =>
		others.every((places) =>
			places.some((other) => Math.abs(other - place) <= reach),
		),
	);
}

function matchesIn(request: Request, passage: ReadPassage): Match[] {
	const matches = request.words.map((word) => wordMatch(word, passage));
	for (const { from, to, terms } of request.equals) {
		const covered = request.words.flatMap(({ place }, at) =>
			place >= from && place <= to ? [at] : [],
		);
		if (covered.every((at) => (matches[at]?.part ?? 0) >= OF_ONE_MEANING))
			continue;
		const term = terms.find((one) => holdsTerm(one, passage));
		const [first] = term ? neededOf(term) : [];
		if (!first) continue;
		for (const at of covered)
			if ((matches[at]?.part ?? 0) < OF_ONE_MEANING)
				matches[at] = { part: OF_ONE_MEANING, by: familyOf(first) };
	}
	return matches;
}

/** Matches that are not the same thing twice: of words, and of what they are matched by. */
function countOf(matches: readonly Match[], { groups }: Request): number {
	const held = matches.flatMap(({ part }, at) => (part > 0 ? [at] : []));
	return Math.min(
		new Set(held.map((at) => groups[at])).size,
		new Set(held.map((at) => matches[at]?.by)).size,
	);
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

function shareOf(matches: readonly Match[], { weights }: Request): number {
	return (
		sum(weights.map((weight, at) => weight * (matches[at]?.part ?? 0))) /
		sum(weights)
	);
}

/** The cosine of both, where a word of the passage that does not match weighs as much as one of the text. */
function cosine(
	matches: readonly Match[],
	{ weights }: Request,
	{ words }: ReadPassage,
): number {
	const mean = sum(weights) / weights.length;
	const squares = weights.map((weight) => weight * weight);
	const held = squares.filter((_, at) => (matches[at]?.part ?? 0) > 0);
	const others = Math.max(0, new Set(words.map(familyOf)).size - held.length);
	const common = sum(
		squares.map((square, at) => square * (matches[at]?.part ?? 0)),
	);
	const length = Math.sqrt(sum(held) + others * mean * mean);
	return length === 0
		? 0
		: Math.min(1, common / (Math.sqrt(sum(squares)) * length));
}

function better(one: Match, other: Match): Match {
	return other.part > one.part ? other : one;
}

/**
 * From 0 to 1, how much of the text the passages of one entry say too; 0 when what they
 * share may be a coincidence: a single word, or words scattered in a long text. Words
 * scattered in several short passages must be `scattered` of the text's meaning, from 0
 * to 1.
 */
export function likenessOf(
	request: Request,
	passages: readonly ReadPassage[],
	scattered: number,
): number {
	let all: Match[] = request.words.map(() => NO_MATCH);
	let short = all;
	let best = { score: 0, count: 0, share: 0, isShort: false };
	for (const passage of passages) {
		const matches = matchesIn(request, passage);
		const share = shareOf(matches, request);
		if (share === 0) continue;
		const weight = FIELD_WEIGHT[passage.field];
		const isShort = SHORT.has(passage.field);
		const weighed = matches.map(({ part, by }) => ({
			part: part * weight,
			by,
		}));
		all = all.map((match, at) => better(match, weighed[at] ?? NO_MATCH));
		if (isShort)
			short = short.map((match, at) => better(match, weighed[at] ?? NO_MATCH));
		const score = weight * Math.sqrt(share * cosine(matches, request, passage));
		if (score > best.score)
			best = { score, share, isShort, count: countOf(matches, request) };
	}
	const shortShare = shareOf(short, request);
	const isLike =
		best.count >= MATCHES_MIN ||
		(best.isShort && best.share >= NEARLY_ALL) ||
		(countOf(short, request) >= MATCHES_MIN && shortShare >= scattered);
	if (!isLike) return 0;
	return (
		OF_BEST * best.score +
		OF_ALL * shareOf(all, request) +
		OF_SHORT * shortShare
	);
}
