/**
 * Forms of one word that the stemmers of PostgreSQL leave apart: French verbs whose
 * present does not keep the letters of their infinitive, English words that change
 * inside. Pure.
 */
import type { Langue } from "../langues.ts";

/** Forms of the English words that change inside and mean nothing else. */
const CHANGED =
	`break broke broken|bring brought|build built|buy bought|child children|choose chose chosen|
	drink drank drunk|drive drove driven|eat ate eaten|fly flew flown|foot feet|forget forgot forgotten|
	give gave given|grow grew grown|hear heard|keep kept|learn learnt|lend lent|man men|meet met|mouse mice|
	pay paid|ride rode ridden|run ran|sell sold|send sent|shelf shelves|sing sang sung|sleep slept|speak spoken|
	spend spent|steal stole stolen|swim swam|take took taken|teach taught|think thought|throw threw thrown|tooth teeth|
	understand understood|wear wore worn|win won|woman women|write wrote written`
		.split("|")
		.map((forms) => forms.trim().split(/\s+/));

const ENGLISH: ReadonlyMap<string, readonly string[]> = new Map(
	CHANGED.flatMap((forms) => forms.map((form) => [form, forms])),
);

/** What ends a French stem, and the endings that stand there in other forms of the verb. */
const FRENCH: readonly (readonly [RegExp, readonly string[]])[] = [
	// rendre, rend; perdre, perd.
	[/(?<=..[nr]d)r?$/, ["", "r"]],
	// conduire, conduit, conduis; écrire, écrit, écrivent.
	[/(?<=...ui)(?:r|s|t)$/, ["r", "s", "t"]],
	[/(?<=.cri)(?:r|s|t|v)$/, ["r", "s", "t", "v"]],
];

/** In the third person of many, "décident" is its own stem; so are nouns that end alike. */
const OF_MANY = /^(.{3,})(?<!m)ent$/;
const NOUNS: ReadonlySet<string> = new Set(
	`absent accent accident agent antecedent argent client content continent different equivalent excellent frequent
	 incident independent innocent intelligent occident orient parent patient permanent precedent president present
	 recent resident serpent souvent talent torrent urgent violent`.split(/\s+/),
);
const INFINITIVE = /^.{3,}er$/;

function french(word: string, stems: readonly string[]): string[] {
	const verb = NOUNS.has(word) ? undefined : OF_MANY.exec(word)?.[1];
	const bases = verb === undefined ? stems : [...stems, verb];
	const others = bases.flatMap((base) =>
		FRENCH.flatMap(([end, endings]) =>
			end.test(base) ? endings.map((ending) => base.replace(end, ending)) : [],
		),
	);
	const ofMany = INFINITIVE.test(word) ? stems.map((stem) => `${stem}ent`) : [];
	return [...bases, ...others, ...ofMany];
}

/**
 * The stems of a folded word in one language, its own first, then those of its other
 * forms. None for a word that the stemmer takes for an empty one.
 */
export function inflected(
	word: string,
	stems: readonly string[],
	langue: Langue,
): string[] {
	if (stems.length === 0) return [];
	const others =
		langue === "fr" ? french(word, stems) : (ENGLISH.get(word) ?? []);
	return [...new Set([...stems, ...others])];
}
