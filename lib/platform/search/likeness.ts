/**
 * How much of what a text is about an entry says too. Pure. Each passage is compared
 * apart, so that words far from one another in a long text count for little; a name, a
 * phrase of citizens and a tagline count more than a sentence.
 */
import type { Langue } from "../langues.ts";
import { foldedWord } from "./marks.ts";
import { type Field, type ReadPassage, writtenWords } from "./passages.ts";
import { isRequestWord } from "./request-words.ts";
import type { Equal, SoughtWord, Term } from "./terms.ts";

/** A text to compare: its words that carry meaning, with what each weighs, and what means the same. */
export type Request = {
	readonly words: readonly SoughtWord[];
	/** As many as `words`: the rarer in the directory, the heavier. */
	readonly weights: readonly number[];
	/** As many as `words`: parts of one compound share a number. */
	readonly groups: readonly number[];
	/** As many as `words`: whether it says what is to be done with what the text is about. */
	readonly acts: readonly boolean[];
	/** Places count among all words: `place` of the first and of the last. */
	readonly equals: readonly Equal[];
	/** The language of the text; undefined when it is not known. */
	readonly langue: Langue | undefined;
	/** How many words the text has that are not empty, those that any request may use among them. */
	readonly length: number;
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

/** Words of two languages that are written alike: shorter ones are so by chance ("pain", "four"). */
const ALIKE_FROM = 6;

/** The parts of the likeness: of the best passage alone, of all passages, of the short ones, and of how many things match. */
const OF_BEST = 0.2;
const OF_ALL = 0.25;
const OF_SHORT = 0.2;
const OF_COUNT = 0.35;
/** As many things that match leave little to chance. A shorter text has fewer. */
const COUNT_ENOUGH = 3;

/** One match alone is a coincidence, unless it is nearly all that is asked. */
const MATCHES_MIN = 2;
const NEARLY_ALL = 0.75;

/** What is left of the likeness when an entry says nothing of what is to be done. */
const OTHER_ACT = 0.85;

function areForms(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	if (long.startsWith(short) && /^(?:e?s?|x)$/.test(long.slice(short.length)))
		return true;
	const root = short.slice(0, -1);
	return long === `${root}ux` || long === `${root}ies`;
}

/** How much a word of the text and one of a passage are the same; `isForeign` when the passage is in another language. */
function sameness(
	one: SoughtWord,
	other: SoughtWord,
	isForeign: boolean,
): number {
	// Forms of one word begin alike: most pairs are told apart here.
	if (
		one.word.charCodeAt(0) !== other.word.charCodeAt(0) ||
		one.word.charCodeAt(1) !== other.word.charCodeAt(1)
	)
		return 0;
	if (isForeign && one.word.length < ALIKE_FROM) return 0;
	if (areForms(one.word, other.word)) return 1;
	if (isForeign) return 0;
	return other.stems.some((stem) => one.stems.includes(stem)) ? OF_ONE_STEM : 0;
}

/** What one word is matched by in a passage: how well, and by what. */
type Match = { readonly part: number; readonly by: string };

const NO_MATCH: Match = { part: 0, by: "" };

function familyOf({ stems: [stem], word }: SoughtWord): string {
	return stem ?? word;
}

function wordMatch(
	word: SoughtWord,
	{ words }: ReadPassage,
	isForeign: boolean,
): Match {
	let best = NO_MATCH;
	for (const held of words) {
		const part = sameness(word, held, isForeign);
		if (part > best.part) best = { part, by: familyOf(held) };
	}
	return best;
}

function placesOf(word: SoughtWord, passage: ReadPassage): number[] {
	const places: number[] = [];
	for (const held of passage.words)
		if (sameness(word, held, false) > 0) places.push(held.place);
	return places;
}

/** What must be found of a term: its words, or the whole of a phrase that has one telling word at most. */
type Needed = {
	readonly words: readonly SoughtWord[];
	readonly phrase: string | null;
};

/** Terms stay the same for long, and are looked for in every passage. */
const needed = new WeakMap<Term, Needed>();

function neededOf(term: Term): Needed {
	const known = needed.get(term);
	if (known) return known;
	const words = term.words.filter(({ word }) => !isRequestWord(word));
	const isPhrase = /\p{L}[\s\p{Pd}'’]+\p{L}/u.test(term.written.trim());
	const found = {
		words,
		phrase: isPhrase && words.length <= 1 ? ` ${joined(term.written)} ` : null,
	};
	needed.set(term, found);
	return found;
}

function joined(text: string): string {
	return writtenWords(text).map(foldedWord).join(" ");
}

/** A passage's words, folded, empty ones among them; only phrases need them. */
const whole = new WeakMap<readonly SoughtWord[], string>();

function wholeOf({ texte, words }: ReadPassage): string {
	const known = whole.get(words);
	if (known !== undefined) return known;
	const read = ` ${joined(texte)} `;
	whole.set(words, read);
	return read;
}

function holdsTerm(term: Term, passage: ReadPassage): boolean {
	const { words, phrase } = neededOf(term);
	if (phrase !== null) return wholeOf(passage).includes(phrase);
	const [first, ...rest] = words;
	if (!first) return false;
	const places = placesOf(first, passage);
	if (places.length === 0) return false;
	const others = rest.map((word) => placesOf(word, passage));
	const reach = rest.length + 1 + TERM_GAP;
	return places.some((place) =>
		others.every((near) =>
			near.some((other) => Math.abs(other - place) <= reach),
		),
	);
}

function nameOfTerm(term: Term): string {
	const { words, phrase } = neededOf(term);
	const [first] = words;
	return phrase ?? (first ? familyOf(first) : "");
}

function matchesIn(request: Request, passage: ReadPassage): Match[] {
	const isForeign =
		request.langue !== undefined && request.langue !== passage.langue;
	const matches = request.words.map((word) =>
		wordMatch(word, passage, isForeign),
	);
	for (const { from, to, terms, isBilingual } of request.equals) {
		// Words of the other language say nothing to a passage of the text's own, nor those of its own to another.
		if (request.langue !== undefined && isBilingual !== isForeign) continue;
		const covered = request.words.flatMap(({ place }, at) =>
			place >= from && place <= to ? [at] : [],
		);
		if (covered.every((at) => (matches[at]?.part ?? 0) >= OF_ONE_MEANING))
			continue;
		const term = terms.find((one) => holdsTerm(one, passage));
		if (!term) continue;
		// One thing, whatever number of words it has on either side.
		const by = nameOfTerm(term);
		for (const at of covered)
			matches[at] = {
				part: Math.max(matches[at]?.part ?? 0, OF_ONE_MEANING),
				by,
			};
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
	const count = countOf(short, request);
	const isLike =
		best.count >= MATCHES_MIN ||
		(best.isShort && best.share >= NEARLY_ALL) ||
		(count >= MATCHES_MIN && shortShare >= scattered);
	if (!isLike) return 0;
	const enough = Math.min(COUNT_ENOUGH, request.length);
	const isOtherAct = request.acts.some(
		(isAct, at) => isAct && all[at]?.part === 0,
	);
	return (
		(isOtherAct ? OTHER_ACT : 1) *
		(OF_BEST * best.score +
			OF_ALL * shareOf(all, request) +
			OF_SHORT * shortShare +
			OF_COUNT * Math.min(1, count / enough))
	);
}
