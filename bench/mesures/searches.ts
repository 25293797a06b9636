/** Searches of many kinds among the generated content: none needs to know what the others found. */
import { RARE_WORD } from "./content.ts";
import type { Database } from "./instance.ts";

/** The two words of the generated name of a project. */
export type NameWords = readonly [string, string];

/** Projects whose names are searched for: they are the same in a small directory and in a large one. */
const NAMED = 1_000;

/** The words of the names of the first projects. */
export async function nameWords({ sql }: Database): Promise<NameWords[]> {
	const found = await sql<{ nom: string }>(
		"SELECT nom FROM projets ORDER BY id LIMIT $1",
		[NAMED],
	);
	return found.map(({ nom }) => {
		const [, first = "", second = ""] = nom.split(" ");
		return [first, second];
	});
}

/** A word with two of its letters exchanged. */
function misspelt(word: string): string {
	return `${word.slice(0, 2)}${word[3] ?? ""}${word[2] ?? ""}${word.slice(4)}`;
}

type Kind = (own: NameWords, others: NameWords) => string;

/** Words of every project, of one in a hundred, of few; beginnings, several words, errors, and what nothing answers. */
const KINDS: readonly Kind[] = [
	([first]) => first,
	([first, second]) => `${first} ${second}`,
	() => RARE_WORD,
	([first]) => first.slice(0, 4),
	([first], [, other]) => `${first} ${other}`,
	() => "projet",
	([, second]) => misspelt(second),
	([first]) => `projet ${first}`,
	([, second]) => second.slice(0, 3),
	() => "une accroche",
	([first]) => `zz${first}qq`,
	([, second]) => `${RARE_WORD} ${second}`,
];

/** The search at this place in a long series that asks for `distinct` different names, again and again. */
export function searchAt(
	words: readonly NameWords[],
	index: number,
	distinct: number,
): string {
	const kind = KINDS[index % KINDS.length];
	const round = Math.floor(index / KINDS.length) % distinct;
	const [own, others] = [round, round + 7].map(
		(at) => words[at % words.length],
	);
	return kind && own && others ? kind(own, others) : "";
}
