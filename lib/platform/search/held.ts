/**
 * The entries that hold the words of a search, with their scores. Read apart from the
 * list: the database then knows how many there are when it joins them, and the next page
 * of the same search reads them no more.
 */
import { readPublicContents } from "../cache/public-version.ts";
import { versionedCache } from "../cache/versioned-cache.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import type { RankTables } from "./score.ts";
import { allWordsQuery, type Ways } from "./sought.ts";

/** Entries and their scores, as PostgreSQL writes arrays: they go back to it as they came. */
export type Held = {
	readonly count: number;
	readonly entries: string;
	readonly scores: string;
};

/** What the searches of one version take in memory, in characters. */
const KEPT_MAX = 8_000_000;
const KEPT_EACH_MAX = 200_000;

const kept = versionedCache<Held>({
	max: KEPT_MAX,
	maxEach: KEPT_EACH_MAX,
	sizeOf: ({ entries, scores }) => entries.length + scores.length,
});

async function read({ text, values }: Sql): Promise<Held> {
	return kept.get(
		await readPublicContents(),
		JSON.stringify([text, values]),
		async () => {
			const [held] = await rows<Held>({ text, values });
			return held ?? { count: 0, entries: "{}", scores: "{}" };
		},
	);
}

/** Part of the entries from which on a word is common: the index holds too many of them to be asked. */
const COMMON_PART = 0.05;
/** The planner's statistics, which only say how to look: what is found does not depend on them. */
const COMMON_MS = 60_000;
const NO_VERSION = "0";

const commons = versionedCache<readonly string[]>({
	max: 10,
	keptMs: COMMON_MS,
});

/** The words and stems that very many entries hold. */
function commonIn({ ranks }: RankTables): Promise<readonly string[]> {
	return commons.get(NO_VERSION, ranks.text, async () => {
		const found = await rows<{ mot: string }>(
			sql`SELECT e.mot FROM pg_stats s,
			      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS e(mot, part)
			    WHERE s.schemaname = 'public' AND s.tablename = ${ranks.text} AND s.attname = 'termes'
			      AND e.mot IS NOT NULL AND e.part >= ${COMMON_PART}::float4`,
		);
		return found.map(({ mot }) => mot);
	});
}

function isCommon({ whole, starts }: Ways, common: readonly string[]): boolean {
	return common.some(
		(lexeme) =>
			whole.includes(lexeme) ||
			starts.some((start) => lexeme.startsWith(start)),
	);
}

/**
 * Rows `t` of the ranks that hold every word. Where some of the words are common and
 * others are not, these are looked up and the common ones are checked in what they find.
 */
export async function holdingAll(
	tables: RankTables,
	words: readonly Ways[],
	columns: readonly Sql[] = [],
): Promise<Sql> {
	const { ranks, key } = tables;
	const common = words.length > 1 ? await commonIn(tables) : [];
	const checked = words.filter((ways) => isCommon(ways, common));
	const looked = words.filter((ways) => !checked.includes(ways));
	if (checked.length === 0 || looked.length === 0)
		return sql`${ranks} t WHERE t.termes @@ ${allWordsQuery(words)}::tsquery`;
	// OFFSET 0 keeps the planner from asking the index for both.
	return sql`(SELECT ${joinSql([key, sql`rang`, sql`termes`, ...columns])} FROM ${ranks} WHERE termes @@ ${allWordsQuery(looked)}::tsquery OFFSET 0) AS t
		WHERE t.termes @@ ${allWordsQuery(checked)}::tsquery`;
}

const ARRAYS = sql`COALESCE(array_agg(fiche)::text, '{}') AS entries, COALESCE(array_agg(score)::text, '{}') AS scores`;

/** The rows `t` of the ranks that answer a query. */
export function holding({ ranks }: RankTables, query: string): Sql {
	return sql`${ranks} t WHERE t.termes @@ ${query}::tsquery`;
}

/**
 * The entries of rows `t` of the ranks, with their `score`: all of them or, when they are
 * more than `max`, their number alone. Kept until the public data change by more than
 * counts.
 */
export async function heldBy(
	{ key }: RankTables,
	found: Sql,
	score: Sql,
	max?: number,
): Promise<Held> {
	if (max === undefined)
		return read(
			sql`SELECT count(*)::int AS count, ${ARRAYS} FROM (SELECT t.${key} AS fiche, ${score} AS score FROM ${found}) AS h`,
		);
	// Those that are too many are counted and not scored: they will be by their names alone.
	return read(
		sql`WITH t AS MATERIALIZED (SELECT t.${key}, t.rang, t.termes FROM ${found} LIMIT ${max + 1}),
		      n AS MATERIALIZED (SELECT count(*)::int AS count FROM t)
		    SELECT (SELECT count FROM n) AS count, ${ARRAYS}
		    FROM (SELECT t.${key} AS fiche, ${score} AS score FROM t WHERE (SELECT count FROM n) <= ${max}) AS h`,
	);
}

/** Rows of `fiche` and `score`. */
export function heldRows({ entries, scores }: Held): Sql {
	return sql`SELECT * FROM unnest(${entries}::int[], ${scores}::int[]) AS h(fiche, score)`;
}

/** From how many entries on a word is as common as any. */
const COMMON_FROM = 2_048;

/** For each query, how rare what it finds is: 0 from `COMMON_FROM` entries on, one more each time they are half as many. */
export async function rarityOf(
	{ ranks }: RankTables,
	queries: readonly string[],
): Promise<number[]> {
	const found = await rows<{ nombre: number }>(
		sql`SELECT (SELECT count(*)::int FROM (
		      SELECT FROM ${ranks} WHERE termes @@ q.mots::tsquery LIMIT ${COMMON_FROM}) AS c) AS nombre
		    FROM unnest(${[...queries]}::text[]) WITH ORDINALITY AS q(mots, rang) ORDER BY rang`,
	);
	return found.map(({ nombre }) =>
		Math.max(0, Math.round(Math.log2(COMMON_FROM / (1 + nombre)))),
	);
}
