/** Vectors in memory, and how close each is to another one. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** Vectors in one block: a matrix grows without being copied. */
const BLOCK = 256;
/** Blocks compared without a pause: milliseconds of work. */
const BLOCKS_PER_SLICE = 8;

export type Matrix = {
	readonly dimension: number;
	/** Number of vectors. */
	readonly size: () => number;
	/** Keeps the vector of an entry under `key`, in place of the one it had. */
	set(key: string, id: number, vector: Float32Array): void;
	drop(key: string): void;
	/** By entry, the cosine of its vector that is closest to this one; other requests are served meanwhile. */
	cosines(vector: Float32Array): Promise<Map<number, number>>;
};

function dot(one: Float32Array, from: number, other: Float32Array): number {
	let sum = 0;
	for (let at = 0; at < other.length; at += 1)
		sum += (one[from + at] ?? 0) * (other[at] ?? 0);
	return sum;
}

/** An empty matrix for vectors of length 1 and of this dimension; refuses others by an error. */
export function matrixOf(dimension: number): Matrix {
	const blocks: Float32Array[] = [];
	const slots = new Map<string, number>();
	const keys: string[] = [];
	const ids: number[] = [];

	function block(slot: number): Float32Array {
		const at = Math.floor(slot / BLOCK);
		const known = blocks[at] ?? new Float32Array(BLOCK * dimension);
		blocks[at] = known;
		return known;
	}
	function offset(slot: number): number {
		return (slot % BLOCK) * dimension;
	}
	function check(vector: Float32Array): void {
		if (vector.length !== dimension)
			throw new Error(`a vector of ${vector.length} among ${dimension}`);
	}
	return {
		dimension,
		size: () => keys.length,
		set(key, id, vector) {
			check(vector);
			const slot = slots.get(key) ?? keys.length;
			slots.set(key, slot);
			keys[slot] = key;
			ids[slot] = id;
			block(slot).set(vector, offset(slot));
		},
		drop(key) {
			const slot = slots.get(key);
			const last = keys.length - 1;
			const [lastKey, lastId] = [keys[last], ids[last]];
			if (slot === undefined || lastKey === undefined || lastId === undefined)
				return;
			// The last one takes its place.
			const from = offset(last);
			block(slot).set(
				block(last).subarray(from, from + dimension),
				offset(slot),
			);
			slots.set(lastKey, slot);
			keys[slot] = lastKey;
			ids[slot] = lastId;
			keys.pop();
			ids.pop();
			slots.delete(key);
			blocks.length = Math.ceil(keys.length / BLOCK);
		},
		async cosines(vector) {
			check(vector);
			const closest = new Map<number, number>();
			for (let from = 0; from < keys.length; from += BLOCK) {
				if (from > 0 && (from / BLOCK) % BLOCKS_PER_SLICE === 0)
					await nextTurn();
				const held = block(from);
				const end = Math.min(from + BLOCK, keys.length);
				for (let slot = from; slot < end; slot += 1) {
					const id = ids[slot] ?? 0;
					const cosine = dot(held, offset(slot), vector);
					if (cosine > (closest.get(id) ?? -2)) closest.set(id, cosine);
				}
			}
			return closest;
		},
	};
}
