/** Names that hold what is being typed. */
import { rows, type Sql, sql } from "../db/pool.ts";
import type { Langue } from "../langues.ts";
import { type Marks, markedParts } from "./marks.ts";
import type { Indexes } from "./meeting.ts";
import { orderOf } from "./order.ts";
import type { Sought } from "./sought.ts";
import { type Expand, spansOf, wordsOf } from "./words.ts";

/** Where the names of one kind are read, to be suggested. */
export type Suggested = {
	readonly of: Indexes;
	readonly from: Sql;
	readonly id: Sql;
	readonly slug: Sql;
	/** The name as it was written, and in English: null when it is not translated. */
	readonly name: Sql;
	readonly english: Sql;
	readonly where: Sql;
};

/** Letters that must be typed. */
const LETTERS_MIN = 2;
/** Entries whose names are read for each one suggested: in others, only the rest of the text answers. */
const READ_EACH = 8;

const NOTHING_EQUAL: Expand = async () => [];

/**
 * At most `limit` entries whose name, in the language of the page, shows words of `q`, the
 * last of which may be unfinished: in the order of a search. None while fewer than two
 * letters are typed.
 */
export async function suggestNames(
	q: string,
	langue: Langue,
	{ of, from, id, slug, name, english, where }: Suggested,
	limit: number,
): Promise<{ slug: string; titre: string }[]> {
	if (wordsOf(q).join("").length < LETTERS_MIN) return [];
	const { ids, sought } = await orderOf({
		of,
		q,
		expand: NOTHING_EQUAL,
		isTyped: true,
	});
	const first = [...ids.subarray(0, limit * READ_EACH)];
	const titre = langue === "fr" ? name : sql`COALESCE(${english}, ${name})`;
	const read = await rows<{ slug: string; titre: string }>(
		sql`SELECT ${slug} AS slug, ${titre} AS titre FROM ${from} WHERE ${id} = ANY(${first}::int[]) AND ${where}
		    ORDER BY array_position(${first}::int[], ${id})`,
	);
	const marks = await marksOf(
		[sought],
		read.map((one) => one.titre),
	);
	// A name may have the words in the other language only: here it would not be understood.
	return read
		.filter((one) => markedParts(one.titre, marks).some(({ marque }) => marque))
		.slice(0, limit);
}

/** The words of these texts that meet what is sought. */
export async function marksOf(
	sought: readonly Sought[],
	texts: readonly string[],
): Promise<Marks> {
	const words = new Set(
		texts.flatMap((text) => spansOf(text).map(({ word }) => word)),
	);
	const racines = new Set(
		sought.flatMap((one) =>
			one.words.flatMap(({ ways }) =>
				ways.flatMap((way) => way.words.flat().map(({ racine }) => racine)),
			),
		),
	);
	if (words.size === 0 || racines.size === 0) return { words: [] };
	const met = await rows<{ mot: string }>(
		sql`SELECT m.mot FROM unnest(${[...words]}::text[]) AS m(mot)
		    WHERE racine(m.mot, 'fr') = ANY(${[...racines]}::text[]) OR racine(m.mot, 'en') = ANY(${[...racines]}::text[])`,
		"search_marks",
	);
	return { words: met.map(({ mot }) => mot) };
}
