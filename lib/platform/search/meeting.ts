/** Which entries of the index meet a word, and which words some entry meets. */
import { joinSql, rows, type Sql, sql } from "../db/pool.ts";
import type { Nature, SoughtWord } from "./sought.ts";

/** Where entries of one kind are looked for. */
export type Indexes = {
	readonly nature: Nature;
	/** The table of the index, and its column that names the entry. */
	readonly table: Sql;
	readonly key: Sql;
};

/** More stems are looked for in the index whatever PostgreSQL thinks of it. */
const STEMS_FEW = 16;

function holdsOne(
	{ nature, key }: Indexes,
	stems: readonly string[],
	few: number,
): Sql {
	return stems.length > few
		? sql`i.${key} IN (SELECT fiches_ayant(${nature}, ${[...stems]}::text[]))`
		: sql`i.racines && ${[...stems]}::text[]`;
}

/**
 * The entries that meet the word; with the mark of short texts, those that meet it there.
 * Of more stems than `few`, they are read from the index.
 */
export function meeting(
	of: Indexes,
	{ ways }: SoughtWord,
	mark: "" | ".",
	few = STEMS_FEW,
): Sql {
	const single = new Set(
		ways.flatMap(({ words }) =>
			words.length === 1
				? (words[0] ?? []).map(({ racine }) => `${mark}${racine}`)
				: [],
		),
	);
	const several = ways
		.filter(({ words }) => words.length > 1)
		.map(({ words }) =>
			joinSql(
				words.map((lexemes) =>
					holdsOne(
						of,
						lexemes.map(({ racine }) => `${mark}${racine}`),
						few,
					),
				),
				" AND ",
			),
		);
	return sql`(${joinSql([holdsOne(of, [...single], few), ...several.map((one) => sql`(${one})`)], " OR ")})`;
}

function isMet({ ways }: SoughtWord, nature: Nature): boolean {
	return ways.some(({ words }) =>
		words.every((lexemes) =>
			lexemes.some(({ anywhere }) => (anywhere[nature] ?? 0) > 0),
		),
	);
}

/** The words that some entry of the index meets: by the frequencies or, of what was written since they were counted, by itself. */
export async function metWords(
	of: Indexes,
	words: readonly SoughtWord[],
): Promise<Set<SoughtWord>> {
	const unsure = words.filter((word) => !isMet(word, of.nature));
	if (unsure.length === 0) return new Set(words);
	// Few have it or none: PostgreSQL, which expects to meet one soon, would compare the
	// stems of every entry.
	const each = unsure.map(
		(word) =>
			sql`EXISTS (SELECT 1 FROM ${of.table} i WHERE i.public AND ${meeting(of, word, "", 0)})`,
	);
	const [found] = await rows<{ met: boolean[] }>(
		sql`SELECT ARRAY[${joinSql(each, ", ")}] AS met`,
	);
	const unmet = new Set(unsure.filter((_, at) => !found?.met[at]));
	return new Set(words.filter((word) => !unmet.has(word)));
}
