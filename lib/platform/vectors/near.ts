/**
 * Which of a few entries are closest to a text by their vectors: the second signal beside
 * words, never alone. Words never wait longer than the deadline, and a server that fails
 * is left alone for a while.
 */
import { type ReglagesPlongements, reglages } from "../config/env.ts";
import { rows, type Sql, sql } from "../db/pool.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { log } from "../runtime/log.ts";
import { processWide } from "../runtime/process-wide.ts";
import { embed } from "./embedding-server.ts";

/** A table of vectors, and its column that names the entry. */
export type VectorTable = {
	readonly name: string;
	readonly table: Sql;
	readonly key: Sql;
};

/** For the server and the comparison together; 300 ms are promised for the whole answer. */
const NEAR_DEADLINE_MS = 200;
/** Characters of a text that are enough to know its subject. */
const TEXT_MAX = 600;
/** Texts being typed that the server has at once, from this process. */
const UNDER_WAY_MAX = 8;
/** After a failure, the server is left alone for this long. */
const PAUSE_MS = 10_000;

const breaker = processWide("vectors", () => ({
	pausedUntil: 0,
	underWay: 0,
	isFailing: false,
}));

async function vectorOf(
	text: string,
	plongements: ReglagesPlongements,
	deadlineMs: number,
): Promise<Float32Array | null> {
	const state = breaker();
	if (monotonicMs() < state.pausedUntil || state.underWay >= UNDER_WAY_MAX)
		return null;
	state.underWay += 1;
	const embedded = await embed(
		plongements,
		[text],
		AbortSignal.timeout(deadlineMs),
	).finally(() => {
		state.underWay -= 1;
	});
	if (embedded.ok) {
		if (state.isFailing) log().info("vectors answered again");
		state.isFailing = false;
		return embedded.vectors[0] ?? null;
	}
	// Whoever types what no model takes must not take the second signal from the others.
	if (embedded.isOfTexts) return null;
	if (!state.isFailing)
		log().warn(
			{ erreur: embedded.erreur },
			"vectors not answered: words alone",
		);
	state.isFailing = true;
	state.pausedUntil = monotonicMs() + PAUSE_MS;
	return null;
}

/** Little-endian floats, as the worker stores them. */
function vectorFromBytes(bytes: Uint8Array): Float32Array {
	// A copy: the floats must begin at a multiple of four.
	return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** As `vectorFromBytes` reads them. */
export function bytesOfVector(vector: Float32Array): Buffer {
	return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}

function cosine(one: Float32Array, other: Float32Array): number {
	return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** These entries, the closest first; null when their vectors, or those given, are not at hand. */
async function byVectors(
	vectors: readonly Float32Array[],
	{ table, key }: VectorTable,
	modele: string,
	ids: readonly number[],
): Promise<readonly number[] | null> {
	const stored = await rows<{ id: number; vecteur: Buffer }>(
		sql`SELECT ${key} AS id, vecteur FROM ${table}
		    WHERE ${key} = ANY(${[...ids]}::int[]) AND modele = ${modele} AND vecteur IS NOT NULL`,
	);
	const closest = new Map<number, number>();
	for (const { id, vecteur } of stored)
		for (const vector of vectors) {
			const own = vectorFromBytes(vecteur);
			if (own.length !== vector.length) continue;
			closest.set(id, Math.max(closest.get(id) ?? -1, cosine(vector, own)));
		}
	if (closest.size === 0) return null;
	return [...closest]
		.toSorted(([a, one], [b, other]) => other - one || b - a)
		.map(([id]) => id);
}

/** Orders entries by how close they are to a vector of a text; null where vectors are not set, or the text may not leave. */
export type Closeness = (
	of: VectorTable,
	ids: readonly number[],
) => Promise<readonly number[] | null>;

/** The closeness to a text being typed, which is sent to the server once, and only when `PLONGEMENTS_SAISIE` says so. */
export function closenessTo(
	text: string,
	deadlineMs = NEAR_DEADLINE_MS,
): Closeness {
	const { plongements } = reglages();
	const start = [...text].slice(0, TEXT_MAX).join("").trim();
	if (!plongements?.saisie || start === "") return async () => null;
	const vector = vectorOf(start, plongements, deadlineMs);
	return async (of, ids) => {
		const found = await vector;
		return found && byVectors([found], of, plongements.modele, ids);
	};
}

/** The closeness to an entry, by its id as an expression: no text leaves. */
export function closenessToEntry(source: VectorTable, id: Sql): Closeness {
	const { plongements } = reglages();
	if (!plongements) return async () => null;
	const { modele } = plongements;
	return async (of, ids) => {
		const own = await rows<{ vecteur: Buffer }>(
			sql`SELECT vecteur FROM ${source.table} WHERE ${source.key} = ${id} AND modele = ${modele} AND vecteur IS NOT NULL`,
		);
		return byVectors(
			own.map(({ vecteur }) => vectorFromBytes(vecteur)),
			of,
			modele,
			ids,
		);
	};
}
