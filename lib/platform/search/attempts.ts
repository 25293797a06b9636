/** The ways in which entries answer a ranked search, and what is read to know those that do, with their scores. */
import { joinSql, type Sql, sql } from "../db/pool.ts";
import {
	type ReadOrder,
	readOrder,
	type Sorting,
} from "../lists/search-order.ts";
import { heldBy, heldRows, holding, holdingAll, rarityOf } from "./held.ts";
import type { NatureDuResultat } from "./results.ts";
import {
	holdsLetters,
	type RankTables,
	scoreOfAll,
	scoreOfMany,
	scoreOfMost,
} from "./score.ts";
import { allWordsQuery, LETTERS_FROM, type Ways, wordQuery } from "./sought.ts";

/** Entries with only the letters of the words are added while fewer entries than this have the words. */
export const LETTERS_BELOW = 100;

/** Entries that are scored by all their fields; a search that more of them answer is ordered by names. */
export const SCORED_MAX = 5_000;

/** The rows `r` of the texts that hold signs as they are written: all alike. */
type BySigns = {
	readonly nature: NatureDuResultat;
	readonly signs: Sql;
};

type ByWords = {
	readonly nature: NatureDuResultat;
	/** What follows FROM: the rows `t` of the ranks that answer; `score` is of such a row. */
	readonly held: Sql;
	readonly score: Sql;
	/** The same where very many rows answer: scored by their names alone, whatever the rest of them says. */
	readonly many: Sql;
	readonly scoreOfMany: Sql;
	/** Condition on a row `r` of the texts that has the letters of the words; null when these are not looked for. */
	readonly letters: Sql | null;
};

/** One way to answer a search, tried when those before it find nothing. */
export type Attempt = BySigns | ByWords;

/** What a way to answer finds, as rows of the key `fiche` and their `score`: 0 for letters alone. */
export type Found = {
	readonly found: Sql;
	/** Whether names alone are scored. */
	readonly isBroad: boolean;
};

function many(
	{ ranks }: RankTables,
	query: string,
	words: readonly Ways[],
	names: readonly string[],
): Pick<ByWords, "many" | "scoreOfMany"> {
	return {
		// Nearly every row is read: those whose short fields answer need not have the long column read too.
		many: sql`${ranks} t WHERE (t.rang @@ ${query}::tsquery OR t.termes @@ ${query}::tsquery)`,
		scoreOfMany: scoreOfMany(words, names),
	};
}

/** The entries that hold every word, and, while these are few, those that only have their letters. */
export async function byWords(
	tables: RankTables,
	words: readonly Ways[],
	names: readonly string[],
	sorting?: Sorting,
): Promise<Attempt> {
	const hasLetters = words.some(({ word }) => [...word].length >= LETTERS_FROM);
	return {
		nature: "mots",
		held: await holdingAll(tables, words, sorting?.columns),
		score: scoreOfAll(words, names),
		...many(tables, allWordsQuery(words), words, names),
		letters: hasLetters ? holdsLetters(words, LETTERS_FROM) : null,
	};
}

/** The entries that a looser query finds; null when there is none to ask. */
export async function byOthers(
	tables: RankTables,
	query: string | null,
	words: readonly Ways[],
	names: readonly string[],
): Promise<Attempt | null> {
	if (query === null) return null;
	const rarity = await rarityOf(
		tables,
		words.map((ways) => wordQuery(ways)),
	);
	return {
		nature: "approche",
		held: holding(tables, query),
		score: scoreOfMost(words, rarity, names),
		...many(tables, query, words, names),
		letters: null,
	};
}

/**
 * What an attempt finds, for the list to read: its entries and their scores are read
 * first, unless names alone are scored. `known` says how a page before was scored.
 */
export async function foundBy(
	tables: RankTables,
	attempt: Attempt,
	known: boolean | undefined,
): Promise<Found> {
	const { texts, key } = tables;
	if ("signs" in attempt) {
		const found = sql`SELECT r.${key} AS fiche, 1 AS score FROM ${texts} r WHERE ${attempt.signs}`;
		return { found, isBroad: false };
	}
	const { held, score, letters } = attempt;
	if (known !== true) {
		const max = known === false ? undefined : SCORED_MAX;
		const all = await heldBy(tables, held, score, max);
		if (max === undefined || all.count <= max) {
			const found = heldRows(all);
			if (letters === null || all.count >= LETTERS_BELOW)
				return { found, isBroad: false };
			const withLetters = sql`WITH tenus AS MATERIALIZED (${found})
				SELECT fiche, score FROM tenus
				UNION ALL SELECT r.${key}, 0 FROM ${texts} r
				WHERE ${letters} AND NOT EXISTS (SELECT 1 FROM tenus WHERE tenus.fiche = r.${key})`;
			return { found: withLetters, isBroad: false };
		}
	}
	const found = sql`SELECT t.${key} AS fiche, ${attempt.scoreOfMany} AS score FROM ${attempt.many}`;
	return { found, isBroad: true };
}

/** The order of what an attempt finds, read at once where what sorts the entries stands beside their words. */
export async function orderBy(
	{ texts, key }: RankTables,
	attempt: Attempt,
	{ columns, listed }: Sorting,
): Promise<ReadOrder & Pick<Found, "isBroad">> {
	const sorts = joinSql([...columns]);
	const ranked = {
		order: [sql`score`, ...columns, sql`fiche`],
		isScored: true,
	};
	if ("signs" in attempt) {
		const from = sql`(SELECT r.${key} AS fiche, 1 AS score, ${sorts} FROM ${texts} r WHERE ${listed} AND ${attempt.signs}) AS s`;
		return { ...(await readOrder({ from, ...ranked })), isBroad: false };
	}
	const { held, score, letters } = attempt;
	const withLetters =
		letters === null
			? sql``
			: sql`UNION ALL SELECT r.${key}, 0, ${sorts} FROM ${texts} r
				WHERE (SELECT count(*) FROM tenus) < ${LETTERS_BELOW} AND ${letters}
				  AND NOT EXISTS (SELECT 1 FROM tenus WHERE tenus.fiche = r.${key})`;
	const read = await readOrder({
		held: sql`SELECT t.${key} AS fiche, ${score} AS score, ${sorts} FROM ${held} LIMIT ${SCORED_MAX + 1}`,
		from: sql`(SELECT * FROM tenus ${withLetters}) AS s WHERE ${listed}`,
		...ranked,
	});
	if (read.held <= SCORED_MAX) return { ...read, isBroad: false };
	const all = await readOrder({
		from: sql`(SELECT t.${key} AS fiche, ${attempt.scoreOfMany} AS score, ${sorts} FROM ${attempt.many} AND ${listed}) AS s`,
		...ranked,
	});
	return { ...all, isBroad: true };
}
