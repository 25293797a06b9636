/** The score of an entry for a search, as an SQL expression: an integer, so that a cursor holds it exactly. */
import { joinSql, type Sql, sql } from "../db/pool.ts";
import { type Kind, kindQuery, type Ways, wordQuery } from "./sought.ts";
import { anyOf, lexemeQuery, type Weight } from "./terms.ts";

/** Points of a word by the field that holds it and by how; the rest of the text counts `POINTS_ELSEWHERE`. */
const POINTS: readonly (readonly [Kind, Weight, number])[] = [
	["whole", "A", 100],
	["equal", "A", 70],
	["whole", "B", 60],
	["equal", "B", 42],
	["start", "A", 40],
	["whole", "C", 30],
	["start", "B", 24],
	["equal", "C", 21],
	["start", "C", 12],
];
/** Of a word that only the rest of the text holds. */
const POINTS_ELSEWHERE: Readonly<Record<Kind, number>> = {
	whole: 10,
	equal: 7,
	start: 4,
};
/** A name that is what is sought comes first, one that begins with it next. */
const POINTS_NAME = 100_000;
const POINTS_NAME_START = 10_000;
/** In a search by most words, each word that is held, and more for each degree of its rarity. */
const POINTS_HELD = 1_000;
const POINTS_RARE = 30;

/** The tables that a ranked search reads, for the entries of one kind. */
export type RankTables = {
	/** Table of `rang` and `termes`, table of `texte` and `mots`, and the key of both. */
	readonly ranks: Sql;
	readonly texts: Sql;
	readonly key: Sql;
};

function holds(column: Sql, query: string): Sql {
	return sql`${column} @@ ${query}::tsquery`;
}

const RANK = sql`t.rang`;
const TERMS = sql`t.termes`;

function pointsOf(ways: Ways, each: number, otherwise: Sql): Sql {
	const cases = POINTS.flatMap(([kind, weight, points]) => {
		const query = kindQuery(ways, kind, weight);
		return query === null
			? []
			: [sql`WHEN ${holds(RANK, query)} THEN ${points + each}::int`];
	});
	return sql`CASE ${joinSql(cases, " ")} ELSE ${otherwise} END`;
}

function namePoints(names: readonly string[]): Sql {
	const is = (mark: string) =>
		anyOf(
			names
				.filter((name) => name !== "")
				.map((name) => lexemeQuery(`${mark}${name}`, "")),
		) ?? "";
	return sql`CASE WHEN ${holds(RANK, is("=="))} THEN ${POINTS_NAME}::int
		WHEN ${holds(RANK, is("="))} THEN ${POINTS_NAME_START}::int ELSE 0 END`;
}

/** Points of a word that no short field holds, by how the rest of the text does. */
function elsewhere(ways: Ways): Sql {
	const cases = (["whole", "equal"] as const).flatMap((kind) => {
		const query = kindQuery(ways, kind, "");
		return query === null
			? []
			: [sql`WHEN ${holds(TERMS, query)} THEN ${POINTS_ELSEWHERE[kind]}::int`];
	});
	return sql`CASE ${joinSql(cases, " ")} ELSE ${POINTS_ELSEWHERE.start}::int END`;
}

/** Score of a row `t` of the ranks that holds every word. */
export function scoreOfAll(
	words: readonly Ways[],
	names: readonly string[],
): Sql {
	const points = words.map((ways) => pointsOf(ways, 0, elsewhere(ways)));
	return sql`(${joinSql([...points, namePoints(names)], " + ")})`;
}

/** The same for a search that very many rows answer: by their names alone, whatever the rest of them says. */
export function scoreOfMany(
	words: readonly Ways[],
	names: readonly string[],
): Sql {
	const points = words.map((ways) => {
		const query = kindQuery(ways, "whole", "A") ?? "";
		return sql`CASE WHEN ${holds(RANK, query)} THEN 2 ELSE 1 END`;
	});
	return sql`(${joinSql([...points, namePoints(names)], " + ")})`;
}

/** Score of a row that holds some of the words: how many first, and how rare they are. */
export function scoreOfMost(
	words: readonly Ways[],
	rarity: readonly number[],
	names: readonly string[],
): Sql {
	const points = words.map((ways, at) => {
		const held = POINTS_HELD + POINTS_RARE * (rarity[at] ?? 0);
		return pointsOf(
			ways,
			held,
			sql`CASE WHEN ${holds(TERMS, wordQuery(ways))} THEN ${held + POINTS_ELSEWHERE.start}::int ELSE 0 END`,
		);
	});
	return sql`(${joinSql([...points, namePoints(names)], " + ")})`;
}

/** Condition on a row `r` of the texts: every word, or at least its letters inside another one. */
export function holdsLetters(words: readonly Ways[], from: number): Sql {
	const conditions = words.map((ways) => {
		const { word } = ways;
		const stems =
			anyOf(
				["whole", "equal"].flatMap((kind) => {
					const query =
						kind === "whole"
							? kindQuery(ways, "whole", "")
							: kindQuery(ways, "equal", "");
					return query === null ? [] : [query];
				}),
			) ?? "";
		const inside =
			[...word].length >= from
				? sql`r.texte LIKE motif_recherche(${word})`
				: sql`r.texte ~ ${`\\m${word}\\M`}`;
		return sql`(${inside} OR ${holds(sql`r.mots`, stems)})`;
	});
	return joinSql(conditions, " AND ");
}
