/** The score of an entry for a text: BM25 over weighted fields, whose weights the index has counted in. Pure. */
import type {
	Lexeme,
	Nature,
	Size,
	Sought,
	SoughtWord,
	Way,
} from "./sought.ts";

const K1 = 1.2;
const B = 0.75;
/** What a word is worth that is met by a beginning, an equivalent or a corrected word, and what a frequent word of a text is. */
const HALF = 0.5;

export type Indexed = {
	readonly id: number;
	/** By stem, its hash in 4 octets, then in 2 its weighted count, `SHORT` added where a short text has it. */
	readonly poids: Buffer;
	readonly longueur_fr: number;
	readonly longueur_en: number;
};

const OCTETS_EACH = 6;
const SHORT = 256;

/** What an entry holds of a text: by the hash of a stem, its weighted count and whether a short text has it. */
type Held = ReadonlyMap<
	number,
	{ readonly count: number; readonly isShort: boolean }
>;

/** How an entry meets one word: what that is worth, by which way, and whether in a short text. */
export type Match = {
	readonly score: number;
	readonly way: Way | null;
	readonly isShort: boolean;
};

const UNMET: Match = { score: 0, way: null, isShort: false };

/** The inverse document frequency of a stem among the entries of a kind. */
function rarityOf(
	{ anywhere }: Lexeme,
	nature: Nature,
	{ entries }: Size,
): number {
	const held = anywhere[nature] ?? 0;
	return Math.log(1 + (Math.max(entries, held) - held + 0.5) / (held + 0.5));
}

function heldIn({ poids }: Indexed, hashes: ReadonlySet<number>): Held {
	const held = new Map<number, { count: number; isShort: boolean }>();
	for (let at = 0; at < poids.length; at += OCTETS_EACH) {
		const hash = poids.readInt32BE(at);
		if (!hashes.has(hash)) continue;
		const value = poids.readInt16BE(at + 4);
		held.set(hash, { count: value % SHORT, isShort: value >= SHORT });
	}
	return held;
}

function matchOf(
	{ ways, isFrequent }: SoughtWord,
	held: Held,
	worth: (lexeme: Lexeme, count: number) => number,
): Match {
	let best = UNMET;
	for (const way of ways) {
		let least = Number.POSITIVE_INFINITY;
		let isShort = true;
		for (const lexemes of way.words) {
			let most = 0;
			let isWordShort = false;
			for (const lexeme of lexemes) {
				const found = held.get(lexeme.hash);
				if (!found) continue;
				most = Math.max(most, worth(lexeme, found.count));
				isWordShort ||= found.isShort;
			}
			least = Math.min(least, most);
			isShort &&= isWordShort;
		}
		const score = least * (way.isWritten ? 1 : HALF) * (isFrequent ? HALF : 1);
		if (Number.isFinite(least) && score > best.score)
			best = { score, way, isShort };
	}
	return best;
}

/** An entry with its score, and how it meets each word of the text. */
export type Scored = {
	readonly id: number;
	readonly score: number;
	readonly matches: readonly Match[];
};

/** The entries with their scores, the highest first; of equal ones the newest. */
export function scored(
	{ words, sizes }: Sought,
	nature: Nature,
	entries: readonly Indexed[],
): Scored[] {
	const size = sizes[nature];
	const hashes = new Set(
		words.flatMap(({ ways }) =>
			ways.flatMap((way) => way.words.flat().map(({ hash }) => hash)),
		),
	);
	const rarities = new Map<Lexeme, number>();
	const rarity = (lexeme: Lexeme) => {
		const known = rarities.get(lexeme) ?? rarityOf(lexeme, nature, size);
		rarities.set(lexeme, known);
		return known;
	};
	return entries
		.map((entry) => {
			const long = (own: number, mean: number) =>
				K1 * (1 - B + (B * own) / mean);
			const [fr, en] = [
				long(entry.longueur_fr, size.fr),
				long(entry.longueur_en, size.en),
			];
			const held = heldIn(entry, hashes);
			const matches = words.map((word) =>
				matchOf(
					word,
					held,
					(lexeme, count) =>
						(rarity(lexeme) * count * (K1 + 1)) /
						(count + (lexeme.racine.startsWith("f") ? fr : en)),
				),
			);
			const score = matches.reduce((sum, match) => sum + match.score, 0);
			return { id: entry.id, score, matches };
		})
		.toSorted((one, other) => other.score - one.score || other.id - one.id);
}
