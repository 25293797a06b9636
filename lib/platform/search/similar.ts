/**
 * Entries that a text being typed is close to. The same name or the same site address
 * comes first, then a name that the text contains, then what means the same. Candidates
 * come from the ranking index, by the words of the text, their stems and the terms that
 * mean the same; their passages are then compared one by one. Silence is preferred to
 * noise: see `likenessOf`.
 */
import { rows, type Sql, sql } from "../db/pool.ts";
import { statementName } from "../db/statement-name.ts";
import type { Langue } from "../langues.ts";
import { isAct } from "./acts.ts";
import { likenessOf, type Request } from "./likeness.ts";
import { foldedWord } from "./marks.ts";
import { addressesIn, nameRank, namesIn } from "./named.ts";
import { type Passage, readPassages, writtenWords } from "./passages.ts";
import type { Expand } from "./ranked.ts";
import { isRequestWord } from "./request-words.ts";
import type { RankTables } from "./score.ts";
import { wordsOfText } from "./stems.ts";
import { isStopWord } from "./stop-words.ts";
import {
	anyOf,
	type Equal,
	everyOf,
	formsOf,
	lexemeQuery,
	type SoughtWord,
} from "./terms.ts";

export type Likeness<Row extends object> = {
	readonly tables: RankTables;
	/** The entries `e`, and the condition on them. */
	readonly things: Sql;
	readonly where: Sql;
	/** What is read of a candidate `e`, and the passages made of it. */
	readonly select: Sql;
	readonly passages: (row: Row) => readonly Passage[];
	/** The address of the site of `e`, comparable; none when entries of this kind have no site. */
	readonly address?: Sql;
	readonly text: string;
	readonly expand: Expand;
	/** Part of the text's meaning that must be reached by words scattered in several short passages. */
	readonly scattered: number;
	/** How much more a word weighs that no entry and no group of equivalents holds: the text may be about something else. */
	readonly unknown: number;
};

/** An entry compared with a text. */
export type Like = {
	readonly id: number;
	/** 2 when the text is its name or holds its address, 1 when it contains its name, otherwise 0. */
	readonly rank: number;
	/** How much of what the text says it says too, from 0 to 1. */
	readonly likeness: number;
};

/** Characters of a text that are enough to know its subject. */
const TEXT_MAX = 600;
/** Words of it that are considered, in the order of the text. */
const WORDS_MAX = 16;
/** Entries whose passages are read. */
const CANDIDATES_MAX = 20;
/** In the choice of candidates, a word of the long text, and another that means the same. */
const OF_LONG_TEXT = 0.5;
const OF_EQUAL = 0.8;

type Sought = {
	readonly all: readonly SoughtWord[];
	readonly words: readonly SoughtWord[];
	readonly equals: readonly Equal[];
	readonly langue: Langue | undefined;
};

async function soughtIn(text: string, expand: Expand): Promise<Sought> {
	const { words: all, langue } = await wordsOfText(text);
	const families = new Set<string>();
	const words = all
		.filter((word) => {
			const [family = word.word] = word.stems;
			if (isRequestWord(word.word, langue) || families.has(family))
				return false;
			families.add(family);
			return true;
		})
		.slice(0, WORDS_MAX);
	return { all, words, equals: await expand(all, langue), langue };
}

/** A number for each word, the same for the parts of a compound written with a hyphen. */
function groupsOf(text: string, words: readonly SoughtWord[]): number[] {
	const compounds = new Set(
		text
			.split(/\s+/)
			.filter((word) => /\p{L}\p{Pd}\p{L}/u.test(word))
			.map((word) => writtenWords(word).map(foldedWord).join("-")),
	);
	let group = 0;
	return words.map((word, at) => {
		const before = words[at - 1];
		const isPart =
			before !== undefined &&
			[...compounds].some((one) =>
				`-${one}-`.includes(`-${before.word}-${word.word}-`),
			);
		if (!isPart) group += 1;
		return group;
	});
}

type Search = {
	readonly rang: number;
	readonly termes: string;
	readonly part: number;
};

/** The queries for each word: itself, and the terms that mean the same, wherever their words stand. */
function searchesOf({ words, equals }: Sought): Search[] {
	return words.flatMap((word, rang) => {
		const own = anyOf(formsOf(word).map((form) => lexemeQuery(form, "")));
		const same = anyOf(
			equals
				.filter(({ from, to }) => from <= word.place && word.place <= to)
				.flatMap(({ terms }) => terms)
				.map(({ words: needed }) =>
					everyOf(
						needed.map(
							(one) =>
								anyOf(formsOf(one).map((form) => lexemeQuery(form, ""))) ?? "",
						),
					),
				)
				.map((query) => `(${query})`),
		);
		return [
			...(own ? [{ rang, termes: own, part: 1 }] : []),
			...(same ? [{ rang, termes: same, part: OF_EQUAL }] : []),
		];
	});
}

type Found = {
	readonly candidats: readonly number[];
	/** By word, what it weighs in the directory. */
	readonly poids: readonly number[];
};

/** The entries that hold the heaviest words, and what each word weighs: the fewer entries hold it, the more. */
async function candidatesOf<Row extends object>(
	sought: Sought,
	{ tables: { ranks, key }, things, where, unknown }: Likeness<Row>,
): Promise<Found> {
	const searches = searchesOf(sought);
	const unknowns = sought.words.map(({ place }) =>
		sought.equals.some(({ from, to }) => from <= place && place <= to)
			? 1
			: unknown,
	);
	const statement = sql`WITH sought AS MATERIALIZED (
		      SELECT rang, termes::tsquery AS termes, part
		      FROM unnest(${searches.map(({ rang }) => rang)}::int[], ${searches.map(({ termes }) => termes)}::text[],
		        ${searches.map(({ part }) => part)}::float8[]) AS s(rang, termes, part)),
		    held AS MATERIALIZED (
		      SELECT s.rang, s.part, r.${key} AS id FROM sought s JOIN ${ranks} r ON r.termes @@ s.termes),
		    short AS (
		      SELECT s.rang, s.part, r.${key} AS id FROM sought s JOIN ${ranks} r ON r.rang @@ s.termes),
		    counted AS (SELECT rang, count(*) AS tenu FROM held WHERE part = 1 GROUP BY rang),
		    weighed AS MATERIALIZED (
		      SELECT w.rang, ln(1 + (SELECT count(*) FROM ${ranks})::float8 / (1 + COALESCE(n.tenu, 0)))
		        * CASE WHEN n.tenu IS NULL THEN w.inconnu ELSE 1 END AS poids
		      FROM unnest(${sought.words.map((_, rang) => rang)}::int[], ${unknowns}::float8[]) AS w(rang, inconnu)
		        LEFT JOIN counted n USING (rang)),
		    best AS (
		      SELECT id, rang, max(part) AS part FROM (
		        SELECT id, rang, part FROM short UNION ALL SELECT id, rang, part * ${OF_LONG_TEXT}::float8 FROM held) AS h
		      GROUP BY id, rang),
		    alike AS (
		      SELECT b.id, sum(b.part * w.poids) AS likeness FROM best b JOIN weighed w USING (rang) GROUP BY b.id)
		    SELECT ARRAY(SELECT poids FROM weighed ORDER BY rang) AS poids,
		      ARRAY(SELECT e.id FROM alike a JOIN ${things} e ON e.id = a.id WHERE ${where}
		        ORDER BY a.likeness DESC, e.id DESC LIMIT ${CANDIDATES_MAX}) AS candidats`;
	// Prepared: to plan it takes longer than to run it.
	const [found] = await rows<Found>(statement, statementName(statement));
	return found ?? { candidats: [], poids: [] };
}

/** Entries named in the text, or whose site is. */
async function namedBy<Row extends object>(
	start: string,
	{ tables: { ranks, key }, things, where, address }: Likeness<Row>,
): Promise<number[]> {
	const names = namesIn(start).map((name) => lexemeQuery(`==${name}`, ""));
	const addresses = address ? addressesIn(start) : [];
	const named = anyOf(names);
	if (named === null && addresses.length === 0) return [];
	const ofSite =
		address && addresses.length > 0
			? sql`UNION SELECT e.id FROM ${things} e
				WHERE ${address} IN (SELECT adresse_comparable(a) FROM unnest(${addresses}::text[]) AS a)`
			: sql``;
	// Joined, as a row: the planner takes hundreds of names to be those of most entries, and would read them all.
	const statement = sql`WITH named AS MATERIALIZED (
		      SELECT r.${key} AS id FROM unnest(${named === null ? [] : [named]}::text[]) AS n(noms)
		        JOIN ${ranks} r ON r.rang @@ n.noms::tsquery ${ofSite})
		    SELECT e.id FROM named JOIN ${things} e USING (id) WHERE ${where}
		    ORDER BY e.id DESC LIMIT ${CANDIDATES_MAX}`;
	const found = await rows<{ id: number }>(statement, statementName(statement));
	return found.map(({ id }) => id);
}

/** A line is compared alone when it has this many words that carry meaning. */
const LINE_WORDS_MIN = 2;

/** The text to compare: the whole of it, and each of its lines, a name and what it is being written one below the other. */
function requestsOf(
	start: string,
	{ all, words, equals, langue }: Sought,
	weights: readonly number[],
): Request[] {
	if (words.length === 0) return [];
	const groups = groupsOf(start, words);
	const written = all.map(({ word }) => word);
	const part = (isIn: (word: SoughtWord) => boolean): Request => ({
		words: words.filter(isIn),
		weights: weights.filter((_, at) => words[at] && isIn(words[at])),
		groups: groups.filter((_, at) => words[at] && isIn(words[at])),
		acts: words.filter(isIn).map(({ place }) => isAct(written, place)),
		equals,
		langue,
		length: all.filter((word) => isIn(word) && !isStopWord(word.word)).length,
	});
	const lines = start.split("\n");
	if (lines.length === 1) return [part(() => true)];
	let from = 0;
	const ofLines = lines.map((line) => {
		const first = from;
		const end = from + writtenWords(line).length;
		from = end;
		return part(({ place }) => place >= first && place < end);
	});
	return [
		part(() => true),
		...ofLines.filter((line) => line.words.length >= LINE_WORDS_MIN),
	];
}

type Lue<Row> = Row & { readonly id: number; readonly adresse: string | null };

async function like<Row extends object>(
	start: string,
	likeness: Likeness<Row>,
): Promise<Like[]> {
	const { things, select, passages, expand, scattered, address } = likeness;
	const sought = await soughtIn(start, expand);
	if (sought.all.length === 0) return [];
	const [named, { candidats, poids }] = await Promise.all([
		namedBy(start, likeness),
		sought.words.length === 0
			? { candidats: [], poids: [] }
			: candidatesOf(sought, likeness),
	]);
	const ids = [...new Set([...named, ...candidats])];
	if (ids.length === 0) return [];
	const lues = await rows<Lue<Row>>(
		sql`SELECT e.id, ${address ?? sql`NULL`} AS adresse, ${select} FROM ${things} e WHERE e.id = ANY(${ids}::int[])`,
	);
	const requests = requestsOf(start, sought, poids);
	const scored: Like[] = [];
	const ofEach = lues.map((lue) => passages(lue));
	const read = await readPassages(ofEach.flat());
	let from = 0;
	for (const [at, lue] of lues.entries()) {
		const end = from + (ofEach[at]?.length ?? 0);
		const own = read.slice(from, end);
		from = end;
		const names = own.filter(({ field }) => field === "name");
		const rank = nameRank(
			start,
			names.map(({ texte }) => texte),
			lue.adresse,
		);
		const found = Math.max(
			0,
			...requests.map((request) => likenessOf(request, own, scattered)),
		);
		if (rank > 0 || found > 0)
			scored.push({ id: lue.id, rank, likeness: found });
	}
	return scored.toSorted(
		(one, other) =>
			other.rank - one.rank ||
			other.likeness - one.likeness ||
			other.id - one.id,
	);
}

/** The entries that a text has something in common with, the closest first: what each is worth is for the caller to judge. */
export async function comparedRows<Row extends object>(
	likeness: Likeness<Row>,
): Promise<Like[]> {
	const start = [...likeness.text].slice(0, TEXT_MAX).join("").trim();
	return start === "" ? [] : like(start, likeness);
}

/** Ids of those that are close enough, in their order: named, or of a likeness of `share` at least, from 0 to 1. */
export function alikeByWords(likes: readonly Like[], share: number): number[] {
	return likes
		.filter(({ rank, likeness }) => rank > 0 || likeness >= share)
		.map(({ id }) => id);
}
