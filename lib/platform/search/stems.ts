/** Words folded and stemmed by the database, as its triggers do with the texts. */
import { versionedCache } from "../cache/versioned-cache.ts";
import { rows, sql } from "../db/pool.ts";
import type { Langue } from "../langues.ts";
import { inflected } from "./inflections.ts";
import { languageOf } from "./language.ts";
import { searchWords } from "./search.ts";
import { isStopWord } from "./stop-words.ts";
import type { SoughtWord, Term } from "./terms.ts";

/** Longer words are not real words. */
const LETTERS_MAX = 60;

type Stemmed = {
	rang: number;
	mot: string;
	racines_fr: string[] | null;
	racines_en: string[] | null;
};

/** Languages whose stems are wanted; a stemmer says nothing of words that it takes for empty ones. */
export type StemLanguages = { readonly fr: boolean; readonly en: boolean };

const BOTH: StemLanguages = { fr: true, en: true };

type Word = {
	readonly word: string;
	readonly fr: readonly string[];
	readonly en: readonly string[];
};

/** The words of each text, folded, every sign a blank but an @ inside a word, in their order. */
async function readWords(texts: readonly string[]): Promise<Word[][]> {
	const read = await rows<Stemmed>(
		sql`SELECT u.rang::int AS rang, m.mot, ts_lexize('pg_catalog.french_stem', m.mot) AS racines_fr,
		      ts_lexize('pg_catalog.english_stem', m.mot) AS racines_en
		    FROM unnest(${[...texts]}::text[]) WITH ORDINALITY AS u(texte, rang),
		      regexp_split_to_table(texte_termes(u.texte), ' ') WITH ORDINALITY AS m(mot, place)
		    WHERE char_length(m.mot) BETWEEN 1 AND ${LETTERS_MAX} ORDER BY u.rang, m.place`,
		"words_of_texts",
	);
	const words: Word[][] = texts.map(() => []);
	for (const { rang, mot, racines_fr, racines_en } of read)
		words[rang - 1]?.push({
			word: mot,
			fr: inflected(mot, racines_fr ?? [], "fr"),
			en: inflected(mot, racines_en ?? [], "en"),
		});
	return words;
}

/** The words in their places, with their stems in these languages. */
function inPlaces(
	words: readonly Word[],
	languages: StemLanguages = BOTH,
): SoughtWord[] {
	return words.map(({ word, fr, en }, place) => ({
		place,
		word,
		stems: [
			...new Set([...(languages.fr ? fr : []), ...(languages.en ? en : [])]),
		],
	}));
}

/** The words of each text in their order, with their stems. */
export async function wordsOf(
	texts: readonly string[],
	languages: readonly StemLanguages[] = [],
): Promise<SoughtWord[][]> {
	const words = await readWords(texts);
	return words.map((own, at) => inPlaces(own, languages[at]));
}

/** The lists of one page and its marks read the same search, and its next page does soon after. */
const SEARCHES_MAX = 500;
const SEARCHES_MS = 60_000;
/** The stems of a text never change while the process runs. */
const NO_VERSION = "0";

const searches = versionedCache<readonly SoughtWord[]>({
	max: SEARCHES_MAX,
	keptMs: SEARCHES_MS,
});

/** The words of a search with their stems, in their order; read once for concurrent callers, and kept for a minute. */
export function wordsOfSearch(q: string): Promise<readonly SoughtWord[]> {
	const text = searchWords(q).join(" ");
	return searches.get(NO_VERSION, text, async () => {
		const [words = []] = await wordsOf([text]);
		return words;
	});
}

/** A text whose words are compared with those of others. */
export type ReadText = {
	readonly words: readonly SoughtWord[];
	/** Undefined when its empty words do not tell. */
	readonly langue: Langue | undefined;
};

const texts = versionedCache<ReadText>({
	max: SEARCHES_MAX,
	keptMs: SEARCHES_MS,
});

/**
 * The words of a text in their order, and its language. Their stems are those of that
 * language: the stem of an English word by the rules of French may be another word.
 * Kept as the words of a search are.
 */
export function wordsOfText(text: string): Promise<ReadText> {
	return texts.get(NO_VERSION, text, async () => {
		const [words = []] = await readWords([text]);
		const langue = languageOf(words.map(({ word }) => word));
		const languages = { fr: langue !== "en", en: langue !== "fr" };
		return { words: inPlaces(words, languages), langue };
	});
}

/** Words of the longest phrase that is looked for with its empty words. */
const PHRASE_MAX = 4;

/**
 * Terms with the words that have a stem; a term that has none, or a single one that
 * carries no meaning in its language ("AI" does in English), is left out. A phrase of one
 * word that does ("sans-abri", "on foot") keeps them all: that word alone means
 * something else.
 */
export async function termsOf(
	written: readonly string[],
	languages: readonly StemLanguages[],
): Promise<(Term | null)[]> {
	const words = await wordsOf(written, languages);
	return written.map((text, at) => {
		const all = words[at] ?? [];
		const kept = all.filter(({ stems }) => stems.length > 0);
		const { fr, en } = languages[at] ?? BOTH;
		const langue = fr && en ? undefined : en ? "en" : "fr";
		if (kept.every(({ word }) => isStopWord(word, langue))) return null;
		const isPhrase = kept.length === 1 && all.length <= PHRASE_MAX;
		return { written: text, words: isPhrase ? all : kept };
	});
}
