/**
 * What is near a text by its vectors: of a text being typed, which is sent to the server
 * only when the operator said so, and of an entry whose vectors are stored. Words never
 * wait longer than the deadline, and a server that fails is left alone for a while.
 */
import { type ReglagesPlongements, reglages } from "../config/env.ts";
import type { Sql } from "../db/pool.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { log } from "../runtime/log.ts";
import { embed } from "./embedding-server.ts";
import type { Matrix } from "./matrix.ts";
import { NO_STANDING, type Standing, standingsOf } from "./standing.ts";
import { storedVectors, type VectorTable, vectorsOfEntry } from "./stored.ts";

/** For the server and the comparison together; 300 ms are promised for the whole answer. */
const NEAR_DEADLINE_MS = 200;
/** Characters of a text that are enough to know its subject. */
const TEXT_MAX = 600;
/** Texts being typed that the server has at once, from this process. */
const UNDER_WAY_MAX = 8;
/** After a failure, the server is left alone for this long, twice as long after each one that follows. */
const PAUSE_MS = 2_000;
const PAUSE_MAX_MS = 60_000;

type Breaker = { failures: number; pausedUntil: number; underWay: number };

declare global {
	// Next compiles lib/ separately from the server that Node runs: both leave the server alone.
	var bienCommunVectorsBreaker: Breaker | undefined;
}

function breaker(): Breaker {
	globalThis.bienCommunVectorsBreaker ??= {
		failures: 0,
		pausedUntil: 0,
		underWay: 0,
	};
	return globalThis.bienCommunVectorsBreaker;
}

function noteFailure(erreur: string): void {
	const state = breaker();
	// Those that were under way with the first one say nothing new.
	if (monotonicMs() < state.pausedUntil) return;
	if (state.failures === 0)
		log().warn({ erreur }, "vectors not answered: words alone");
	state.pausedUntil =
		monotonicMs() + Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** state.failures);
	state.failures += 1;
}

function noteSuccess(): void {
	const state = breaker();
	if (state.failures > 0) log().info("vectors answered again");
	state.failures = 0;
}

/** The vector of a text being typed, of this dimension; null when the server gives none. */
async function vectorOf(
	text: string,
	plongements: ReglagesPlongements,
	dimension: number,
	signal: AbortSignal,
): Promise<Float32Array | null> {
	const state = breaker();
	// After a failure one text tries, and the others do not wait with it.
	const places = state.failures === 0 ? UNDER_WAY_MAX : 1;
	if (monotonicMs() < state.pausedUntil || state.underWay >= places)
		return null;
	state.underWay += 1;
	try {
		const embedded = await embed(plongements, [text], signal);
		const [vector] = embedded.ok ? embedded.vectors : [];
		if (vector?.length === dimension) {
			noteSuccess();
			return vector;
		}
		noteFailure(embedded.ok ? "autre dimension" : embedded.erreur);
		return null;
	} finally {
		state.underWay -= 1;
	}
}

/** By entry, the cosine of what is closest to any of the vectors. */
async function closestIn(
	matrix: Matrix,
	vectors: readonly Float32Array[],
): Promise<ReadonlyMap<number, number>> {
	const closest = new Map<number, number>();
	for (const vector of vectors)
		if (vector.length === matrix.dimension)
			for (const [id, cosine] of await matrix.cosines(vector))
				if (cosine > (closest.get(id) ?? -2)) closest.set(id, cosine);
	return closest;
}

/** The result of `work`, or `late` when it fails or takes longer than the deadline, at which its signal aborts. */
async function inTime<T>(
	late: T,
	work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const stopping = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	const deadline = new Promise<T>((resolve) => {
		timer = setTimeout(() => {
			stopping.abort();
			resolve(late);
		}, NEAR_DEADLINE_MS);
	});
	try {
		return await Promise.race([
			// A database that does not answer is told by those who compare words.
			work(stopping.signal).catch(() => late),
			deadline,
		]);
	} finally {
		clearTimeout(timer);
	}
}

async function compareTyped(
	text: string,
	plongements: ReglagesPlongements,
	tables: readonly VectorTable[],
	signal: AbortSignal,
): Promise<Standing[]> {
	const matrices = await Promise.all(
		tables.map((of) => storedVectors(of, plongements.modele)),
	);
	const filled = matrices.find((matrix) => matrix.size() > 0);
	// Nothing to compare with: the text stays here.
	const vector =
		filled && !signal.aborted
			? await vectorOf(text, plongements, filled.dimension, signal)
			: null;
	if (!vector) return tables.map(() => NO_STANDING);
	return standingsOf(
		await Promise.all(matrices.map((matrix) => closestIn(matrix, [vector]))),
	);
}

/**
 * By table, which entries stand out near a text being typed; none within the deadline
 * when the server fails in any manner, and none at once unless `PLONGEMENTS_SAISIE` says
 * that such a text may leave. Never rejects.
 */
export async function nearTyped(
	text: string,
	tables: readonly VectorTable[],
): Promise<readonly Standing[]> {
	const { plongements } = reglages();
	const start = [...text].slice(0, TEXT_MAX).join("").trim();
	const none = tables.map(() => NO_STANDING);
	if (!plongements?.saisie || start === "") return none;
	return inTime(none, (signal) =>
		compareTyped(start, plongements, tables, signal),
	);
}

/**
 * Which entries of `others` stand out near the entry of this id, an expression, by their
 * stored vectors: no text leaves. None while it has no vector. Never rejects.
 */
export async function nearEntry(
	id: Sql,
	of: VectorTable,
	others: VectorTable,
): Promise<Standing> {
	const { plongements } = reglages();
	if (!plongements) return NO_STANDING;
	const { modele } = plongements;
	return inTime(NO_STANDING, async () => {
		const [matrix, vectors] = await Promise.all([
			storedVectors(others, modele),
			vectorsOfEntry(of, modele, id),
		]);
		const [standing = NO_STANDING] = standingsOf([
			await closestIn(matrix, vectors),
		]);
		return standing;
	});
}
