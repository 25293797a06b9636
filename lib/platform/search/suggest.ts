/** Names that begin with what is being typed, or that have words that do. */
import { inLane } from "../db/costly-reads.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import type { OrderColumn } from "../lists/paging.ts";
import type { RankTables } from "./score.ts";
import { TYPED_START_FROM } from "./sought.ts";
import { wordsOfSearch } from "./stems.ts";
import { meaningful } from "./stop-words.ts";
import {
	everyOf,
	formsOf,
	lexemeQuery,
	prefixQuery,
	type SoughtWord,
} from "./terms.ts";

/** Names of one kind, to be suggested. */
export type Suggested = {
	readonly tables: RankTables;
	readonly from: Sql;
	readonly id: Sql;
	readonly select: Sql;
	readonly where: Sql;
	readonly order: readonly OrderColumn[];
};

/** Names that are compared at most: two letters may begin any of them. */
const CANDIDATES_MAX = 400;

function nameQuery(
	words: readonly SoughtWord[],
	last: SoughtWord | undefined,
): string {
	return everyOf(
		words.map((word) =>
			word === last
				? prefixQuery(word.word, "A")
				: `(${formsOf(word)
						.map((form) => lexemeQuery(form, "A"))
						.join(" | ")})`,
		),
	);
}

/**
 * Rows whose name has the words of `q`, the last of which may be unfinished: names that
 * begin with it first. None while fewer than two letters are typed.
 */
export async function suggestRows<Row extends object>(
	q: string,
	{ tables: { ranks, key }, from, id, select, where, order }: Suggested,
	limit: number,
): Promise<Row[]> {
	const all = await wordsOfSearch(q);
	const joined = all.map(({ word }) => word).join("");
	if ([...joined].length < TYPED_START_FROM) return [];
	const last = all.at(-1);
	const words = meaningful(all);
	const typed = last && !words.includes(last) ? [...words, last] : words;
	const begins = sql`SELECT ${key} AS fiche, 1 AS debut FROM ${ranks} WHERE rang @@ ${prefixQuery(`=${joined}`, "")}::tsquery LIMIT ${CANDIDATES_MAX}`;
	const holds = sql`SELECT ${key} AS fiche, 0 AS debut FROM ${ranks} WHERE rang @@ ${nameQuery(typed, last)}::tsquery LIMIT ${CANDIDATES_MAX}`;
	return inLane(() =>
		rows<Row>(
			sql`SELECT ${select} FROM (
			      SELECT fiche, max(debut) AS debut FROM ((${begins}) UNION ALL (${holds})) AS c GROUP BY fiche) AS s
			    JOIN ${from} ON ${id} = s.fiche WHERE ${where}
			    ORDER BY s.debut DESC, ${joinSql(order.map(({ by }) => sql`${by} DESC`))} LIMIT ${limit}`,
		),
	);
}
