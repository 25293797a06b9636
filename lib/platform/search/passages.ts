/** The texts of entries cut in passages, with their words and stems, to be compared with a text being typed. */
import { LRUCache } from "lru-cache";
import { rows, sql } from "../db/pool.ts";
import type { Langue } from "../langues.ts";
import { inflected } from "./inflections.ts";
import { foldedWord } from "./marks.ts";
import { isRequestWord } from "./request-words.ts";
import type { SoughtWord } from "./terms.ts";

/** Where a passage stands: the name, a phrase of citizens, the tagline, what surrounds them, or the long text. */
export type Field = "name" | "said" | "tagline" | "around" | "text";

/** A name, a phrase or a sentence. */
export type Passage = {
	readonly field: Field;
	readonly langue: Langue;
	readonly texte: string;
};

/** A passage with its words that carry meaning. */
export type ReadPassage = Passage & { readonly words: readonly SoughtWord[] };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:@[\p{L}\p{M}\p{N}]+)*/gu;
const SENTENCE_END = /(?<=[.!?…;:])\s+|\n+/u;
/** Characters of a long text that are compared, and sentences of it. */
const TEXT_MAX = 2_500;
const SENTENCES_MAX = 30;
/** Longer words are not real words. */
const LETTERS_MAX = 60;

/** The words of a text as they are written, in their order. */
export function writtenWords(text: string): string[] {
	return [...text.matchAll(WORD)].map(([word]) => word);
}

/** The sentences of a long text as passages. */
export function sentencesOf(
	texte: string | null | undefined,
	langue: Langue,
	field: Field = "text",
): Passage[] {
	return (texte ?? "")
		.slice(0, TEXT_MAX)
		.split(SENTENCE_END)
		.slice(0, SENTENCES_MAX)
		.map((sentence) => ({ field, langue, texte: sentence }));
}

/** Short texts as passages, those that are missing left out. */
export function passagesOf(
	field: Field,
	langue: Langue,
	texts: readonly (string | null | undefined)[],
): Passage[] {
	return texts.flatMap((texte) => (texte ? [{ field, langue, texte }] : []));
}

const PLAIN = /^[a-z0-9]+$/i;

/** Most words have no accent: folding those needs no normalisation. */
function folded(word: string): string {
	return PLAIN.test(word) ? word.toLowerCase() : foldedWord(word);
}

type Stems = { readonly fr: readonly string[]; readonly en: readonly string[] };

/** Stems depend on the word alone: they are kept as long as there is room. */
const KNOWN_MAX = 60_000;
const known = new LRUCache<string, Stems>({ max: KNOWN_MAX });

async function learnStems(words: ReadonlySet<string>): Promise<void> {
	const unknown = [...words].filter((word) => !known.has(word));
	if (unknown.length === 0) return;
	const read = await rows<{
		mot: string;
		fr: string[] | null;
		en: string[] | null;
	}>(
		sql`SELECT mot, ts_lexize('pg_catalog.french_stem', mot) AS fr, ts_lexize('pg_catalog.english_stem', mot) AS en
		    FROM unnest(${unknown}::text[]) AS mot`,
	);
	for (const { mot, fr, en } of read)
		known.set(mot, {
			fr: inflected(mot, fr ?? [], "fr"),
			en: inflected(mot, en ?? [], "en"),
		});
}

/** Entries are compared again and again while somebody types: their words are kept, as many as this in all. */
const WORDS_KEPT_MAX = 400_000;
const kept = new LRUCache<string, readonly SoughtWord[]>({
	maxSize: WORDS_KEPT_MAX,
	sizeCalculation: (words) => words.length + 1,
});

/** The meaningful words of a text, folded, in their places. */
function meaningfulWords({
	texte,
	langue,
}: Passage): { word: string; place: number }[] {
	return writtenWords(texte).flatMap((written, place) => {
		const word = folded(written);
		return word.length > LETTERS_MAX || isRequestWord(word, langue)
			? []
			: [{ word, place }];
	});
}

/** The passages with their meaningful words: folded, and stemmed in the passage's language. */
export async function readPassages(
	passages: readonly Passage[],
): Promise<ReadPassage[]> {
	const read = passages.map((passage) => {
		const key = `${passage.langue} ${passage.texte}`;
		const words = kept.get(key);
		return {
			passage,
			key,
			words,
			split: words ? [] : meaningfulWords(passage),
		};
	});
	await learnStems(
		new Set(read.flatMap(({ split }) => split.map(({ word }) => word))),
	);
	return read.map(({ passage, key, words, split }) => {
		if (words) return { ...passage, words };
		const learnt = split.map(({ word, place }) => ({
			word,
			place,
			stems: known.get(word)?.[passage.langue] ?? [],
		}));
		kept.set(key, learnt);
		return { ...passage, words: learnt };
	});
}
