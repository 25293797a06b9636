/** The differences between two texts, by lines and then by words, for a reader. */

/** A run of text that is unchanged, removed or added. */
export type Passage = {
	readonly sort: "meme" | "ote" | "mis";
	readonly texte: string;
};

/** Maximum cells of one comparison: beyond, a block is reported as replaced whole. */
const CELLS_MAX = 1_000_000;

/** Lengths of the longest common subsequences of the ends, row by row. */
function commonEnds(a: readonly string[], b: readonly string[]): Uint32Array[] {
	const width = b.length + 1;
	const rows = [new Uint32Array(width)];
	for (let i = a.length - 1; i >= 0; i -= 1) {
		const below = rows[0] ?? new Uint32Array(width);
		const row = new Uint32Array(width);
		for (let j = b.length - 1; j >= 0; j -= 1)
			row[j] =
				a[i] === b[j]
					? (below[j + 1] ?? 0) + 1
					: Math.max(below[j] ?? 0, row[j + 1] ?? 0);
		rows.unshift(row);
	}
	return rows;
}

type Block = { ote: string[]; mis: string[]; meme: string[] };

/** Blocks in order: what was replaced by what, then what is unchanged. */
function blocksOf(a: readonly string[], b: readonly string[]): Block[] {
	if (a.length * b.length > CELLS_MAX)
		return [{ ote: [...a], mis: [...b], meme: [] }];
	const ends = commonEnds(a, b);
	const blocks: Block[] = [{ ote: [], mis: [], meme: [] }];
	let [i, j] = [0, 0];
	while (i < a.length || j < b.length) {
		const isSame = i < a.length && j < b.length && a[i] === b[j];
		const last = blocks.at(-1);
		const block =
			last && (isSame || last.meme.length === 0)
				? last
				: { ote: [], mis: [], meme: [] };
		if (block !== last) blocks.push(block);
		if (isSame) {
			block.meme.push(a[i] ?? "");
			i += 1;
			j += 1;
		} else if (
			j >= b.length ||
			(i < a.length && (ends[i + 1]?.[j] ?? 0) >= (ends[i]?.[j + 1] ?? 0))
		) {
			block.ote.push(a[i] ?? "");
			i += 1;
		} else {
			block.mis.push(b[j] ?? "");
			j += 1;
		}
	}
	return blocks;
}

function passages(
	{ ote, mis, meme }: Block,
	within: (ote: string, mis: string) => Passage[],
): Passage[] {
	return [
		...within(ote.join(""), mis.join("")),
		passageOf("meme", meme.join("")),
	];
}

const passageOf = (sort: Passage["sort"], texte: string): Passage => ({
	sort,
	texte,
});

const apart = (ote: string, mis: string) => [
	passageOf("ote", ote),
	passageOf("mis", mis),
];

const LINES = /[^\n]*\n|[^\n]+/g;
const WORDS = /\s+|[^\s]+/g;

function byWords(ote: string, mis: string): Passage[] {
	if (ote === "" || mis === "") return apart(ote, mis);
	const blocks = blocksOf(ote.match(WORDS) ?? [], mis.match(WORDS) ?? []);
	return blocks.flatMap((block) => passages(block, apart));
}

/**
 * The passages of both texts: the unchanged and the removed ones make `avant`, the
 * unchanged and the added ones make `apres`.
 */
export function differences(avant: string, apres: string): Passage[] {
	const blocks = blocksOf(avant.match(LINES) ?? [], apres.match(LINES) ?? []);
	const all = blocks.flatMap((block) => passages(block, byWords));
	const joined: Passage[] = [];
	for (const passage of all) {
		if (passage.texte === "") continue;
		const last = joined.at(-1);
		if (last?.sort === passage.sort)
			joined.splice(-1, 1, passageOf(last.sort, last.texte + passage.texte));
		else joined.push(passage);
	}
	return joined;
}
