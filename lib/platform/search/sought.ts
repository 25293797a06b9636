/** What a text looks for: each of its words with the stems that meet it, and how many entries hold each. */
import frequent from "stopwords-iso" with { type: "json" };
import { rows, sql } from "../db/pool.ts";
import {
	compoundsIn,
	type Expand,
	foldedWord,
	pairsIn,
	tellingWords,
	tokensOf,
} from "./words.ts";

/** The kinds of entries, as the tables of frequencies name them. */
export type Nature = "projet" | "besoin" | "article";

/** A stem as the index holds it, and how many public entries of each kind have it. */
export type Lexeme = {
	readonly racine: string;
	readonly hash: number;
	readonly anywhere: Partial<Record<Nature, number>>;
};

/** One way to meet a word: every word of a term, each by one of its stems. */
export type Way = {
	/** Whether it is the word itself, and not a beginning, an equivalent, or a word one typing error away. */
	readonly isWritten: boolean;
	readonly words: readonly (readonly Lexeme[])[];
};

/** A word of the text, folded. */
export type SoughtWord = {
	readonly word: string;
	/** Whether it tells little of the subject of a text. */
	readonly isFrequent: boolean;
	readonly ways: readonly Way[];
};

/** The public entries of one kind. */
export type Size = {
	readonly entries: number;
	/** Mean weighted length of their texts. */
	readonly fr: number;
	readonly en: number;
};

export type Sought = {
	readonly words: readonly SoughtWord[];
	readonly sizes: Readonly<Record<Nature, Size>>;
};

/** Words that are frequent in texts of any subject, and tell little of what one is about. */
const FREQUENT: ReadonlySet<string> = new Set(
	[...frequent.fr, ...frequent.en].map(foldedWord),
);

/** Words of a text that are looked at: those that weigh the most. */
export const WORDS_MAX = 40;
/** Words of a text whose weight is looked up. */
const READ_MAX = 400;
/** From how many letters on the beginning of a word is enough. */
export const START_FROM = 5;
/** Words that one beginning stands for. */
const STARTS_MAX = 100;

type Asked = {
	/** Place among the words that are looked for. */
	readonly rang: number;
	/** Which of its ways: 0 is the word itself. */
	readonly voie: number;
	/** Place in the term. */
	readonly place: number;
	readonly mot: string;
};
type Read = Asked & Lexeme;

/** After every word that begins so: of LIKE, whose pattern it does not know, PostgreSQL reads all words. */
const LAST_LETTER = "\u{10ffff}";

/** The way by all the words that begin so. */
const STARTS = -1;

async function readLexemes(
	asked: readonly Asked[],
	starts: readonly Pick<Asked, "rang" | "mot">[],
): Promise<Read[]> {
	return rows<Read>(
		sql`WITH lus AS (
		      SELECT * FROM unnest(${asked.map(({ rang }) => rang)}::int[], ${asked.map(({ voie }) => voie)}::int[],
		        ${asked.map(({ place }) => place)}::int[], ${asked.map(({ mot }) => mot)}::text[]) AS l(rang, voie, place, mot)
		      UNION
		      SELECT d.rang, ${STARTS}::int, 0, m.mot
		      FROM unnest(${starts.map(({ rang }) => rang)}::int[], ${starts.map(({ mot }) => mot)}::text[]) AS d(rang, mot)
		      CROSS JOIN LATERAL (SELECT DISTINCT char_length(k.mot) AS lettres, k.mot FROM mots k
		        WHERE k.mot >= d.mot AND k.mot < d.mot || ${LAST_LETTER} ORDER BY 1, 2 LIMIT ${STARTS_MAX}) AS m)
		    SELECT l.rang, l.voie, l.place, l.mot, r.racine, hashtext(r.racine) AS hash, f.anywhere
		    FROM lus l CROSS JOIN LATERAL (VALUES (racine(l.mot, 'fr')), (racine(l.mot, 'en'))) AS r(racine)
		    CROSS JOIN LATERAL (SELECT COALESCE(json_object_agg(nature, entrees), '{}') AS anywhere
		      FROM frequences f WHERE f.racine = r.racine) AS f
		    WHERE r.racine IS NOT NULL ORDER BY l.rang, l.voie, l.place`,
		"search_lexemes",
	);
}

async function readSizes(): Promise<Sought["sizes"]> {
	const read = await rows<Size & { nature: string }>(
		sql`SELECT nature, entrees AS entries, longueur_fr AS fr, longueur_en AS en FROM index_tailles`,
		"search_sizes",
	);
	const of = (kind: Nature): Size =>
		read.find(({ nature }) => nature === kind) ?? { entries: 0, fr: 1, en: 1 };
	return {
		projet: of("projet"),
		besoin: of("besoin"),
		article: of("article"),
	};
}

function lexemesOf(read: readonly Read[]): Lexeme[] {
	return [...new Map(read.map((one) => [one.racine, one])).values()];
}

function waysOf(read: readonly Read[]): Way[] {
	const byWay = Map.groupBy(read, ({ voie }) => voie);
	return [...byWay].map(([voie, own]) => ({
		isWritten: voie === 0,
		words: [...Map.groupBy(own, ({ place }) => place).values()].map(lexemesOf),
	}));
}

/** Forms of one word are looked for once. */
function distinct(words: readonly SoughtWord[]): SoughtWord[] {
	const seen = new Set<string>();
	return words.filter(({ word, ways }) => {
		const written = ways.find(({ isWritten }) => isWritten)?.words[0] ?? [];
		const stems = written.map(({ racine }) => racine).join(" ") || word;
		return !seen.has(stems) && seen.add(stems);
	});
}

/** How many public entries of any kind may meet the word. */
export function heldBy({ ways }: SoughtWord): number {
	const counts = ways.flatMap(({ words }) =>
		words.flat().flatMap(({ anywhere }) => Object.values(anywhere)),
	);
	return Math.max(0, ...counts);
}

/**
 * The words of a text that carry meaning, in their order, with what meets each: at most
 * `WORDS_MAX`, the rarest. With `starts`, words that begin like one of theirs meet it
 * too: of long words, or of the last one that is being typed.
 */
export async function soughtIn(
	text: string,
	expand: Expand,
	starts: "none" | "long" | "typed",
): Promise<Sought> {
	const tokens = tokensOf(text);
	const compounds = [
		...compoundsIn(text, tokens),
		...(starts === "none" ? [] : pairsIn(tokens)),
	];
	const all = tokens.map(({ word }) => word);
	const kept = tellingWords(all).slice(0, READ_MAX);
	const last = all.at(-1);
	if (starts === "typed" && last && !kept.includes(last)) kept.push(last);
	const equals = [
		...(await expand(all)),
		...compounds.map(({ first, last: to, word }) => ({
			...{ from: first, to, terms: [[word]] },
		})),
	];
	const same = new Map(
		kept.map((mot) => [mot, new Map<string, readonly string[]>()]),
	);
	for (const { from, to, terms } of equals)
		for (const mot of new Set(all.slice(from, to + 1)))
			for (const term of terms) same.get(mot)?.set(term.join(" "), term);
	const asked = kept.flatMap((mot, rang): Asked[] => [
		{ rang, voie: 0, place: 0, mot },
		...[...(same.get(mot)?.values() ?? [])].flatMap((term, at) =>
			tellingWords(term).map((one, place) => ({
				...{ rang, place, voie: 1 + at },
				mot: one,
			})),
		),
	]);
	const ends = new Set([
		last,
		...compounds.flatMap((one) =>
			one.last === all.length - 1 ? one.word : [],
		),
	]);
	const begins = (mot: string) =>
		(starts !== "none" && [...mot].length >= START_FROM) ||
		(starts === "typed" && ends.has(mot));
	const begun = [
		...kept.map((mot, rang) => ({ rang, mot })),
		...compounds
			.filter(({ word }) => begins(word))
			.flatMap(({ first, last: to, word: mot }) =>
				[...new Set(all.slice(first, to + 1))].map((one) => ({
					...{ rang: kept.indexOf(one), mot },
				})),
			),
	].filter(({ rang, mot }) => rang >= 0 && begins(mot));
	const [read, sizes] = await Promise.all([
		asked.length > 0 ? readLexemes(asked, begun) : [],
		readSizes(),
	]);
	const byWord = Map.groupBy(read, ({ rang }) => rang);
	const words = distinct(
		kept.map((word, rang) => ({
			word,
			isFrequent: starts === "none" && FREQUENT.has(word),
			ways: waysOf(byWord.get(rang) ?? []),
		})),
	);
	if (words.length <= WORDS_MAX) return { words, sizes };
	const rarest = new Set(
		words
			.filter((word) => heldBy(word) > 0)
			.toSorted((one, other) => heldBy(one) - heldBy(other))
			.slice(0, WORDS_MAX),
	);
	return { words: words.filter((word) => rarest.has(word)), sizes };
}

/** How many entries of a kind may meet a word, at most. */
export function entriesMeeting({ ways }: SoughtWord, nature: Nature): number {
	const of = (lexemes: readonly Lexeme[], langue: string) =>
		lexemes
			.filter(({ racine }) => racine.startsWith(langue))
			.reduce((sum, { anywhere }) => sum + (anywhere[nature] ?? 0), 0);
	// A translated entry holds the stems of both languages.
	const held = (lexemes: readonly Lexeme[]) =>
		Math.max(of(lexemes, "f"), of(lexemes, "e"));
	return ways.reduce((sum, { words }) => sum + Math.min(...words.map(held)), 0);
}

/** Shorter words have too many neighbours, longer ones are no words. */
const TOLERANT_FROM = 5;
const TOLERANT_TO = 40;
const NEIGHBOURS_MAX = 40;

/** The word with two adjacent letters exchanged, at every position. */
function exchanged(letters: readonly string[]): string[] {
	return letters.slice(1).map((_, at) => {
		const swapped = [...letters];
		swapped.splice(at, 2, letters[at + 1] ?? "", letters[at] ?? "");
		return swapped.join("");
	});
}

/**
 * As which known words each of these may be read, and how an entry meets those: words that are one insertion, deletion, replacement or exchange away from known ones.
 * With one error either the first half of the word or the second is right, which an index
 * on both ends finds without reading all words.
 */
export async function corrections(
	unknown: readonly SoughtWord[],
): Promise<Map<SoughtWord, { as: string[]; ways: Way[] }>> {
	const asked = unknown.flatMap(({ word }, rang) => {
		const letters = [...word];
		const { length } = letters;
		if (length < TOLERANT_FROM || length > TOLERANT_TO) return [];
		const half = Math.floor(length / 2);
		const debut = letters.slice(0, half).join("");
		const fin = letters.slice(half).reverse().join("");
		return { rang, word, debut, fin, length, echanges: exchanged(letters) };
	});
	if (asked.length === 0) return new Map();
	const found = await rows<Pick<Asked, "rang" | "mot">>(
		sql`SELECT c.rang, n.mot
		    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS c(rang int, word text, debut text, fin text, length int, echanges text[])
		    CROSS JOIN LATERAL (SELECT DISTINCT mot FROM mots
		      WHERE ((mot >= c.debut AND mot < c.debut || ${LAST_LETTER}) OR mot = ANY(c.echanges)
		          OR (reverse(mot) COLLATE "C" >= c.fin AND reverse(mot) COLLATE "C" < c.fin || ${LAST_LETTER}))
		        AND char_length(mot) BETWEEN c.length - 1 AND c.length + 1
		        AND (levenshtein_less_equal(mot, c.word, 1) <= 1 OR mot = ANY(c.echanges))
		        AND mot <> c.word ORDER BY mot LIMIT ${NEIGHBOURS_MAX}::int) AS n`,
		"search_neighbours",
	);
	const read = await readLexemes(
		found.map(({ rang, mot }, at) => ({ rang, voie: 1 + at, place: 0, mot })),
		[],
	);
	const known = [...Map.groupBy(read, ({ rang }) => unknown[rang])];
	return new Map(
		known.flatMap(([word, own]) => {
			const as = [...new Set(own.map(({ mot }) => mot))];
			return word ? [[word, { as, ways: waysOf(own) }]] : [];
		}),
	);
}
