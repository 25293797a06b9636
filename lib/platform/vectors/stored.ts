/**
 * The vectors of public texts, as the worker stored them, kept in memory. Whether they
 * changed is asked once for each version of the public data, and only those that changed
 * are read again: most changes leave all of them alone.
 */
import { versionOfRequest } from "../cache/public-version.ts";
import {
	type VersionedCache,
	versionedCache,
} from "../cache/versioned-cache.ts";
import { rows, type Sql, sql } from "../db/pool.ts";
import { type Matrix, matrixOf } from "./matrix.ts";

/** A table of vectors, and its column that names the entry. */
export type VectorTable = {
	readonly name: string;
	readonly table: Sql;
	readonly key: Sql;
};

/** Memory for the vectors of one table, in each process; beyond it, those written last are kept. */
const MATRIX_MAX_OCTETS = 128 * 1024 * 1024;
/** Vectors read by one statement: some megabytes. */
const READ_AT_ONCE = 200;

type Held = {
	matrix: Matrix;
	/** By key, the number under which the vector was written. */
	numbers: Map<string, string>;
	/** What the table was when it was last read. */
	state: string;
	/** Readings follow one another. */
	turn: Promise<unknown>;
	readonly cache: VersionedCache<Matrix>;
};

declare global {
	// Next compiles lib/ separately from the server that Node runs: both use one copy.
	var bienCommunMatrices: Map<string, Held> | undefined;
}

function heldOf(name: string, modele: string): Held {
	globalThis.bienCommunMatrices ??= new Map();
	const key = `${name} ${modele}`;
	const known = globalThis.bienCommunMatrices.get(key);
	if (known) return known;
	const held = {
		matrix: matrixOf(1),
		numbers: new Map(),
		state: "",
		turn: Promise.resolve(),
		cache: versionedCache<Matrix>({ max: 1 }),
	};
	globalThis.bienCommunMatrices.set(key, held);
	return held;
}

/** Little-endian floats, as they are stored and as the processors that Node is made for hold them. */
function vectorFromBytes(bytes: Uint8Array): Float32Array {
	// A copy: the floats must begin at a multiple of four.
	return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** As `vectorFromBytes` reads them. */
export function bytesOfVector(vector: Float32Array): Buffer {
	return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}

type State = {
	readonly nombre: number;
	readonly somme: string;
	readonly dimension: number | null;
};

/** The last vector written tells the dimension: a server may serve another model under the same name. */
async function readState({ table }: VectorTable, modele: string) {
	const [state] = await rows<State>(
		sql`SELECT count(*)::int AS nombre, COALESCE(sum(numero), 0)::text AS somme,
		      (SELECT d.dimension FROM ${table} d WHERE d.modele = ${modele} AND d.vecteur IS NOT NULL
		        ORDER BY d.numero DESC LIMIT 1) AS dimension
		    FROM ${table} WHERE modele = ${modele} AND vecteur IS NOT NULL`,
	);
	return state;
}

type Written = {
	readonly id: number;
	readonly langue: string;
	readonly numero: string;
};

function keyOf({ id, langue }: Written): string {
	return `${id} ${langue}`;
}

async function readVectors(
	{ table, key }: VectorTable,
	{ matrix, numbers }: Held,
	wanted: readonly Written[],
): Promise<void> {
	for (let from = 0; from < wanted.length; from += READ_AT_ONCE) {
		const some = wanted.slice(from, from + READ_AT_ONCE);
		const read = await rows<Written & { vecteur: Buffer }>(
			sql`SELECT v.${key} AS id, v.langue, v.numero::text AS numero, v.vecteur
			    FROM unnest(${some.map(({ numero }) => numero)}::bigint[], ${some.map(({ id }) => id)}::int[],
			      ${some.map(({ langue }) => langue)}::text[]) AS w(numero, id, langue)
			    JOIN ${table} v ON v.${key} = w.id AND v.langue = w.langue AND v.numero = w.numero
			    WHERE v.vecteur IS NOT NULL`,
		);
		for (const one of read) {
			matrix.set(keyOf(one), one.id, vectorFromBytes(one.vecteur));
			numbers.set(keyOf(one), one.numero);
		}
	}
}

async function refreshed(
	of: VectorTable,
	modele: string,
	held: Held,
): Promise<Matrix> {
	const state = await readState(of, modele);
	const seen = JSON.stringify(state);
	if (held.state === seen) return held.matrix;
	const dimension = state?.dimension ?? 1;
	if (held.matrix.dimension !== dimension) {
		held.matrix = matrixOf(dimension);
		held.numbers = new Map();
	}
	const written = await rows<Written>(
		sql`SELECT ${of.key} AS id, langue, numero::text AS numero FROM ${of.table}
		    WHERE modele = ${modele} AND dimension = ${dimension} AND vecteur IS NOT NULL
		    ORDER BY numero DESC LIMIT ${Math.floor(MATRIX_MAX_OCTETS / (4 * dimension))}`,
	);
	const present = new Set(written.map(keyOf));
	for (const key of [...held.numbers.keys()])
		if (!present.has(key)) {
			held.matrix.drop(key);
			held.numbers.delete(key);
		}
	await readVectors(
		of,
		held,
		written.filter((one) => held.numbers.get(keyOf(one)) !== one.numero),
	);
	held.state = seen;
	return held.matrix;
}

/** The stored vectors of this model, as they are in the present version of the public data. */
export async function storedVectors(
	of: VectorTable,
	modele: string,
): Promise<Matrix> {
	const held = heldOf(of.name, modele);
	return held.cache.get(await versionOfRequest(), "", () => {
		const turn = held.turn.then(() => refreshed(of, modele, held));
		held.turn = turn.catch(() => {});
		return turn;
	});
}

/** The vectors of the entry of this id, an expression: one for each language of its text, none while it has none. */
export async function vectorsOfEntry(
	{ table, key }: VectorTable,
	modele: string,
	id: Sql,
): Promise<Float32Array[]> {
	const read = await rows<{ vecteur: Buffer }>(
		sql`SELECT vecteur FROM ${table} WHERE ${key} = ${id} AND modele = ${modele} AND vecteur IS NOT NULL ORDER BY langue`,
	);
	return read.map(({ vecteur }) => vectorFromBytes(vecteur));
}
