/** Which words of the texts that a search found are those that it looked for. */
import { rows, sql } from "../db/pool.ts";
import type { Marks } from "./marks.ts";
import type { Sought } from "./sought.ts";
import { wordsOf } from "./words.ts";

/** The words of these texts that meet what is sought. */
export async function marksOf(
	sought: readonly Sought[],
	texts: readonly string[],
): Promise<Marks> {
	const words = new Set(texts.flatMap(wordsOf));
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
