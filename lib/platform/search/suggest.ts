/** Names that begin with what is being typed, or that have words that do. */
import { inLane } from "../db/costly-reads.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import type { Langue } from "../langues.ts";
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

/** Where the names of one kind are read, to be suggested. */
export type Suggested = {
	readonly tables: RankTables;
	readonly from: Sql;
	readonly id: Sql;
	readonly slug: Sql;
	/** The name as it was written, and in English: null when it is not translated. */
	readonly name: Sql;
	readonly english: Sql;
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
 * At most `limit` entries whose name has the words of `q`, the last of which may be
 * unfinished, with that name in the language of the page: names that begin with it
 * first. None while fewer than two letters are typed.
 */
export async function suggestNames(
	q: string,
	langue: Langue,
	{
		tables: { ranks, key },
		from,
		id,
		slug,
		name,
		english,
		where,
		order,
	}: Suggested,
	limit: number,
): Promise<{ slug: string; titre: string }[]> {
	const all = await wordsOfSearch(q);
	const joined = all.map(({ word }) => word).join("");
	if ([...joined].length < TYPED_START_FROM) return [];
	const last = all.at(-1);
	const words = meaningful(all);
	const typed = last && !words.includes(last) ? [...words, last] : words;
	const begins = sql`SELECT ${key} AS fiche, 1 AS debut FROM ${ranks} WHERE rang @@ ${prefixQuery(`=${joined}`, "")}::tsquery LIMIT ${CANDIDATES_MAX}`;
	const holds = sql`SELECT ${key} AS fiche, 0 AS debut FROM ${ranks} WHERE rang @@ ${nameQuery(typed, last)}::tsquery LIMIT ${CANDIDATES_MAX}`;
	const titre = langue === "fr" ? name : sql`COALESCE(${english}, ${name})`;
	return inLane(() =>
		rows<{ slug: string; titre: string }>(
			sql`SELECT ${slug} AS slug, ${titre} AS titre FROM (
			      SELECT fiche, max(debut) AS debut FROM ((${begins}) UNION ALL (${holds})) AS c GROUP BY fiche) AS s
			    JOIN ${from} ON ${id} = s.fiche WHERE ${where}
			    ORDER BY s.debut DESC, ${joinSql(order.map(({ by }) => sql`${by} DESC`))} LIMIT ${limit}`,
		),
	);
}
