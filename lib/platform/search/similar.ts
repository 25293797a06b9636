/**
 * Entries similar to a text: those that contain its rarest words, stemmed as in a
 * search (D18). A word's weight depends on how few entries contain it, so that "carte"
 * weighs less than "fontaine", whatever the directory is about.
 */
import { rows, type Sql, sql } from "../db/pool.ts";

export type Likeness = {
	/** The search table, its key, and the entries of that key. */
	readonly searched: Sql;
	readonly key: Sql;
	readonly things: Sql;
	/** Condition on the entry `e`. */
	readonly where: Sql;
	readonly text: string;
	/** Part of the text's weight that an entry must reach, from 0 to 1. */
	readonly share: number;
	readonly limit: number;
};

/** Characters of a text that are enough to know its subject. */
const TEXT_MAX = 600;
/** Words of it that are considered, in the order of the text. */
const WORDS_MAX = 24;
/** The rarest of them, which are searched for. */
const SOUGHT_MAX = 12;
/** When there are several words, one match alone is a coincidence. */
const WORDS_MIN = 2;

/** A lexeme as a query by itself, with its quotes and backslashes escaped. */
const QUERY = sql`('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;

/** Ids of the entries most similar to the text, most similar first; none when no entry is similar enough. */
export async function likeRows({
	searched,
	key,
	things,
	where,
	text,
	share,
	limit,
}: Likeness): Promise<number[]> {
	const start = [...text].slice(0, TEXT_MAX).join("").trim();
	if (start === "") return [];
	const found = await rows<{ id: number }>(
		sql`WITH words AS MATERIALIZED (
		      SELECT lexeme, ${QUERY} AS query
		      FROM unnest(to_tsvector('public.recherche', texte_recherche(${start})))
		      WHERE char_length(lexeme) > 1
		      ORDER BY positions[1] LIMIT ${WORDS_MAX}),
		    counted AS (
		      SELECT lexeme, query, (SELECT count(*) FROM ${searched} r WHERE r.mots @@ query) AS holders FROM words),
		    sought AS MATERIALIZED (
		      SELECT query, ln(1 + (SELECT count(*) FROM ${searched})::float8 / greatest(holders, 1)) AS weight
		      FROM counted ORDER BY holders, lexeme LIMIT ${SOUGHT_MAX}),
		    alike AS (
		      SELECT r.${key} AS id, sum(s.weight) AS weight, count(*) AS words
		      FROM sought s JOIN ${searched} r ON r.mots @@ s.query GROUP BY r.${key})
		    SELECT e.id FROM alike a JOIN ${things} e ON e.id = a.id
		    WHERE ${where} AND a.weight >= ${share} * (SELECT sum(weight) FROM sought)
		      AND a.words >= LEAST(${WORDS_MIN}, (SELECT count(*) FROM sought))
		    ORDER BY a.weight DESC, e.id DESC LIMIT ${limit}`,
	);
	return found.map(({ id }) => id);
}
