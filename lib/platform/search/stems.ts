/** Words folded and stemmed by the database, as its triggers do with the texts. */
import { versionedCache } from "../cache/versioned-cache.ts";
import { rows, sql } from "../db/pool.ts";
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

/**
 * The words of each text, folded, every sign a blank but an @ inside a word, with their
 * stems, in their order.
 */
export async function wordsOf(
	texts: readonly string[],
	languages: readonly StemLanguages[] = [],
): Promise<SoughtWord[][]> {
	const read = await rows<Stemmed>(
		sql`SELECT u.rang::int AS rang, m.mot, ts_lexize('pg_catalog.french_stem', m.mot) AS racines_fr,
		      ts_lexize('pg_catalog.english_stem', m.mot) AS racines_en
		    FROM unnest(${[...texts]}::text[]) WITH ORDINALITY AS u(texte, rang),
		      regexp_split_to_table(texte_termes(u.texte), ' ') WITH ORDINALITY AS m(mot, place)
		    WHERE char_length(m.mot) BETWEEN 1 AND ${LETTERS_MAX} ORDER BY u.rang, m.place`,
	);
	const words: SoughtWord[][] = texts.map(() => []);
	for (const { rang, mot, racines_fr, racines_en } of read) {
		const own = words[rang - 1];
		const { fr, en } = languages[rang - 1] ?? BOTH;
		const stems = [
			...(fr ? (racines_fr ?? []) : []),
			...(en ? (racines_en ?? []) : []),
		];
		own?.push({ place: own.length, word: mot, stems: [...new Set(stems)] });
	}
	return words;
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

/**
 * Terms with the words that have a stem; a term that has none, or a single one that
 * carries no meaning, is left out.
 */
export async function termsOf(
	written: readonly string[],
	languages: readonly StemLanguages[],
): Promise<(Term | null)[]> {
	const words = await wordsOf(written, languages);
	return written.map((text, at) => {
		const kept = (words[at] ?? []).filter(({ stems }) => stems.length > 0);
		return kept.every(({ word }) => isStopWord(word))
			? null
			: { written: text, words: kept };
	});
}
