/**
 * The entries that a search finds, in their order: those that meet every word, then those
 * that meet some, each by BM25. See decision 64.
 */
import { stateOfRequest } from "../cache/public-version.ts";
import { versionedCache } from "../cache/versioned-cache.ts";
import { inLane } from "../db/costly-reads.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import { processWide } from "../runtime/process-wide.ts";
import { type Indexed, type Scored, scored } from "./bm25.ts";
import { type Indexes, meeting, metWords } from "./meeting.ts";
import {
	corrections,
	entriesMeeting,
	heldBy,
	type Sought,
	type SoughtWord,
	soughtIn,
} from "./sought.ts";
import { type Expand, tokensOf } from "./words.ts";

export const SCORED_MAX = 150;
/** Entries read of the words of a text, from the rarest word on, to choose those. */
const POSTINGS_MAX = 5_000;
/** Below so many entries with every word, and above so many words, those with some of them are found too. */
const FEW = 5;
const SHORT_SEARCH_MAX = 3;

/** Where the entries are, and which of them: null is all public ones. */
export type Among = {
	readonly from: Sql;
	readonly id: Sql;
	readonly where: Sql;
	/** Whether all of them are public, or none: either may be many, and hides none of the other. */
	readonly arePublic: boolean;
};

/** Scores are whole numbers, so that a cursor holds them exactly; every word is worth more than any score of some. */
const STEPS = 1_000_000;
const EVERY_WORD = 1_000_000 * STEPS;

/** The title of an entry is what is searched. */
const NAMED = 2 * EVERY_WORD;

/** Lines of a text that may be the title of an entry, and words of it that may be the address of its site. */
const LINES_MAX = 20;
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([^\s@?#]+\.[^\s@?#]+)/i;
const ADDRESS_MAX = 200;

/** What names an entry in a text, each as the index has it. */
function namesIn(text: string): string[] {
	const lines = text.split("\n", LINES_MAX);
	const addresses = lines
		.flatMap((line) => line.split(/\s+/, LINES_MAX))
		.filter((word) => word.length <= ADDRESS_MAX)
		.flatMap((word) => ADDRESS.exec(word)?.[1] ?? []);
	const names = [...lines, ...addresses].map((name) =>
		tokensOf(name)
			.map(({ word }) => word)
			.join(""),
	);
	return [...new Set(names)].flatMap((name) => (name ? `=${name}` : []));
}

/** The public entries, or those among, whose title is a line of the text, or whose site has an address in it. */
export async function namedBy(
	of: Indexes,
	among: Among | null,
	text: string,
): Promise<number[]> {
	const titles = namesIn(text);
	if (titles.length === 0) return [];
	const found = await rows<{ id: number }>(
		sql`SELECT i.${of.key} AS id FROM ${listed(of, among)} AND i.racines && ${titles}::text[] ORDER BY 1 DESC LIMIT ${SCORED_MAX}`,
	);
	return found.map(({ id }) => id);
}

/** Whether an entry of this score holds every word. */
export function isOfEveryWord(score: number): boolean {
	return score >= EVERY_WORD;
}

export type Order = {
	readonly ids: Int32Array;
	/** As many: what sorts them, the highest first; equal ones by id, the highest first. */
	readonly scores: Float64Array;
	/** Words that nothing public meets, and what those with a typing error were read as. */
	readonly unmet: readonly string[];
	readonly corrected: readonly string[];
	readonly sought: Sought;
};

function allOf(of: Indexes, words: readonly SoughtWord[], mark: "" | "."): Sql {
	if (words.length === 0) return sql`false`;
	return joinSql(
		words.map((word) => meeting(of, word, mark)),
		" AND ",
	);
}

function listed({ table, key }: Indexes, among: Among | null): Sql {
	return among
		? sql`${table} i JOIN ${among.from} ON ${among.id} = i.${key} WHERE ${among.where}`
		: sql`${table} i WHERE i.public`;
}

/** What the index holds of these entries. */
export async function indexed(
	{ table, key }: Indexes,
	ids: readonly number[],
): Promise<Indexed[]> {
	if (ids.length === 0) return [];
	return rows<Indexed>(
		sql`SELECT i.${key} AS id, i.poids, i.longueur_fr, i.longueur_en FROM ${table} i WHERE i.${key} = ANY(${[...ids]}::int[])`,
	);
}

/** The public entries with every word, the newest first, some of those whose titles have them, and those that the text names. */
async function found(
	of: Indexes,
	words: readonly SoughtWord[],
	q: string,
): Promise<Readonly<Record<"all" | "titled" | "named", number[]>>> {
	const ids = (condition: Sql) =>
		sql`SELECT i.${of.key} FROM ${of.table} i WHERE i.public AND ${condition}`;
	const few = sql`ORDER BY 1 DESC LIMIT ${SCORED_MAX}`;
	const [read] = await rows<Record<"all" | "titled" | "named", number[]>>(
		sql`SELECT ARRAY(${ids(allOf(of, words, ""))}) AS all, ARRAY(${ids(allOf(of, words, "."))} ${few}) AS titled,
		    ARRAY(${ids(sql`i.racines && ${namesIn(q)}::text[]`)} ${few}) AS named`,
	);
	const { all = [], titled = [], named = [] } = read ?? {};
	return { all: all.sort((one, other) => other - one), titled, named };
}

/**
 * The entries whose words weigh the most together, among the entries of the rarest words:
 * a word counts once more where a short text has it.
 */
export async function heaviest(
	of: Indexes,
	among: Among | null,
	{ words, sizes }: Sought,
	max = SCORED_MAX,
): Promise<number[]> {
	const { nature } = of;
	const { entries } = sizes[nature];
	let read = 0;
	const used = words
		.map((word) => ({ word, held: entriesMeeting(word, nature) }))
		.toSorted((one, other) => one.held - other.held)
		.filter(({ held }, at) => {
			read += held;
			return at === 0 || read <= POSTINGS_MAX;
		});
	const each = used.flatMap(({ word: { ways }, held }, at) => {
		const poids = Math.log(1 + (entries + 1) / (held + 1));
		const racines = new Set(
			ways.flatMap(({ words: term }) =>
				term.flat().map(({ racine }) => racine),
			),
		);
		return [...racines].flatMap((racine) => [
			{ rang: 2 * at, poids, racine },
			{ rang: 2 * at + 1, poids, racine: `.${racine}` },
		]);
	});
	const found = await rows<{ id: number }>(
		sql`SELECT fiches_proches(${nature}, ${among?.arePublic ?? true}, ${each.map(({ rang }) => rang)}::int[], ${each.map((one) => one.poids)}::float8[],
		      ${each.map(({ racine }) => racine)}::text[], ${POSTINGS_MAX}::int, ${max}::int) AS id`,
		"search_heaviest",
	);
	const ids = found.map(({ id }) => id);
	const set = among && (await passing(among, ids));
	return set ? ids.filter((id) => set.has(id)) : ids;
}

/** Which of these entries a list has. */
export async function passing(
	{ from, id, where }: Pick<Among, "from" | "id" | "where">,
	ids: readonly number[],
): Promise<Set<number>> {
	const kept = await rows<{ id: number }>(
		sql`SELECT ${id} AS id FROM ${from} WHERE ${id} = ANY(${[...ids]}::int[]) AND ${where}`,
	);
	return new Set(kept.map((one) => one.id));
}

async function ordered(
	of: Indexes,
	q: string,
	sought: Sought,
): Promise<Omit<Order, "corrected" | "unmet">> {
	const { words } = sought;
	const { all, titled, ...others } = await found(of, words, q);
	const isSome = all.length < FEW || words.length > SHORT_SEARCH_MAX;
	const some = isSome ? await heaviest(of, null, sought) : [];
	const named = new Set(others.named);
	const withAll = new Set(all);
	// Of very many those whose titles have the words are scored.
	const first = new Set([...titled, ...all.slice(0, SCORED_MAX)]);
	const read = new Set([...named, ...[...first].slice(0, SCORED_MAX), ...some]);
	const best = scored(sought, of.nature, await indexed(of, [...read]));
	const value = ({ id, score }: Scored) =>
		Math.round(score * STEPS) +
		(named.has(id) ? NAMED : withAll.has(id) ? EVERY_WORD : 0);
	const ranked = [
		...best.map((one) => ({ id: one.id, score: value(one) })),
		...all
			.filter((id) => !read.has(id))
			.map((id) => ({ id, score: EVERY_WORD })),
	]
		.filter(({ score }) => score > 0)
		.toSorted((one, other) => other.score - one.score || other.id - one.id);
	return {
		sought,
		ids: Int32Array.from(ranked, ({ id }) => id),
		scores: Float64Array.from(ranked, ({ score }) => score),
	};
}

/** Looks for the words; those that nothing meets are left out of "every word", and read with one typing error. */
async function search(
	of: Indexes,
	q: string,
	expand: Expand,
	starts: "long" | "typed",
): Promise<Order> {
	const sought = await soughtIn(q, expand, starts);
	const met = await metWords(of, sought.words);
	const unmet = new Set(sought.words.filter((word) => !met.has(word)));
	const unknown = sought.words.filter(
		(word) => unmet.has(word) && heldBy(word) === 0,
	);
	const near = await corrections(unknown);
	const words = sought.words.flatMap((word) => {
		if (met.has(word)) return [word];
		const ways = near.get(word)?.ways;
		return ways ? [{ ...word, ways }] : [];
	});
	const order = await ordered(of, q, { ...sought, words });
	return {
		...order,
		sought: { ...sought, words },
		unmet: sought.words
			.filter((word) => unmet.has(word) && !near.has(word))
			.map(({ word }) => word),
		corrected: [...near.values()].flatMap(({ as }) => as),
	};
}

/** Octets of the orders that one process keeps. */
const KEPT_MAX_OCTETS = 32 * 1024 * 1024;

const orders = processWide("orders", () =>
	versionedCache<Order>({
		max: KEPT_MAX_OCTETS,
		sizeOf: ({ ids }) => 2_000 + 12 * ids.length,
		keptMs: 60_000,
	}),
);

/** A search in the public entries of one kind. */
export type Search = {
	readonly of: Indexes;
	readonly q: string;
	readonly expand: Expand;
	/** Whether its last word is being typed. */
	readonly isTyped?: boolean;
};

/**
 * What a search finds in its order, made once for the present contents: its pages, its
 * facets and its marks read the same one. Throws `TooBusy` when too many costly reads are
 * in progress.
 */
export async function orderOf({
	of,
	q,
	expand,
	isTyped,
}: Search): Promise<Order> {
	const starts = isTyped ? "typed" : "long";
	const key = JSON.stringify([of.nature, starts, q]);
	return orders().get((await stateOfRequest()).contents, key, () =>
		inLane(() => search(of, q, expand, starts)),
	);
}
