/**
 * The order of a search, read where it is searched, where what sorts the entries stands
 * too: the list itself is only read by key, for the rows of a page.
 */
import { PUBLIC_CONTENTS, PUBLIC_VERSION } from "../cache/public-version.ts";
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import { BEGINNING_MAX, type Beginning, KEY_COLUMNS } from "./paging.ts";

/** What sorts a list, in each table that is searched. */
export type Sorting = {
	/** The columns of its order but the key, which comes last. */
	readonly columns: readonly Sql[];
	/** Whether an entry is listed: a condition on these columns. */
	readonly listed: Sql;
};

/** What a search finds. */
type Sorted = {
	/** Rows that `from` may read as `tenus`, and that are counted apart. */
	readonly held?: Sql;
	/** What follows FROM. */
	readonly from: Sql;
	/** The columns of the order, from the one that sorts first to the key, all descending. */
	readonly order: readonly Sql[];
	/** Whether the first of them is a score. */
	readonly isScored: boolean;
};

/** The entries that a search finds, in their order: how many, and the first of them. */
export type ReadOrder = {
	readonly total: number;
	/** Rows of `held`. */
	readonly held: number;
	readonly beginning: Beginning;
};

/** The order of what a search finds, read by one statement: of one state of the directory. */
export async function readOrder({
	held,
	from,
	order,
	isScored,
}: Sorted): Promise<ReadOrder> {
	const names = KEY_COLUMNS.slice(0, order.length);
	const name = (at: number) => names.at(at) ?? sql`k0`;
	const named = order.map((column, at) => sql`${column} AS ${name(at)}`);
	const reading = joinSql(names.map((column) => sql`${column} DESC`));
	const listOf = (column: Sql) =>
		sql`COALESCE(array_agg(${column} ORDER BY ${reading}), '{}')`;
	const before = held ? sql`tenus AS MATERIALIZED (${held}), ` : sql``;
	const count = held ? sql`(SELECT count(*)::int FROM tenus)` : sql`0`;
	const [read] =
		await rows<ReadOrder>(sql`WITH ${before}trouves AS MATERIALIZED (SELECT ${joinSql(named)} FROM ${from}),
		premiers AS (SELECT * FROM trouves ORDER BY ${reading} LIMIT ${BEGINNING_MAX})
		SELECT (SELECT count(*)::int FROM trouves) AS total, ${count} AS held,
			json_build_object('ids', ${listOf(name(-1))}, 'scores', ${isScored ? listOf(name(0)) : sql`'{}'::int[]`},
			'version', ${PUBLIC_VERSION}, 'contents', ${PUBLIC_CONTENTS}) AS beginning FROM premiers`);
	if (!read) throw new Error("an aggregate always has a row");
	return read;
}
