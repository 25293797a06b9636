/**
 * Values kept for the version of the public data that they were made from. The
 * version is read before a value is made, so a change made anywhere is seen by
 * the next call on every instance, and nothing is to be invalidated by hand.
 */
import { LRUCache } from "lru-cache";
import { monotonicMs } from "../runtime/clock.ts";

export type Bounds<Value> = {
	/** The sizes of all values kept, summed up, at most. */
	readonly max: number;
	/** The size of one value at most; default: `max`. */
	readonly maxEach?: number;
	/** The size of a value; default: 1. A value of size 0 is not kept. */
	readonly sizeOf?: (value: Value) => number;
	/** For how long a value may be given again, counted from when its making began; default: for good. */
	readonly keptMs?: number;
};

export type VersionedCache<Value> = {
	/** The value kept for this version, if there is one. */
	known(version: string, key: string): Value | undefined;
	/**
	 * The value of this version, made once however many ask for it together.
	 * When `make` fails, all of them get its error, and nothing is kept.
	 */
	get(version: string, key: string, make: () => Promise<Value>): Promise<Value>;
};

/**
 * An empty cache. A newer version empties it; a call that read an older one is
 * answered, and changes nothing. When it is full, the value asked for longest
 * ago leaves first.
 */
export function versionedCache<Value>({
	max,
	maxEach = max,
	sizeOf = () => 1,
	keptMs = 0,
}: Bounds<Value>): VersionedCache<Value> {
	// In a box each, as the package keeps no `undefined`. A ttl of 0 is none.
	const kept = new LRUCache<string, { value: Value }>({
		maxSize: max,
		maxEntrySize: Math.min(max, maxEach),
		ttl: keptMs,
		ttlResolution: 0,
		perf: { now: monotonicMs },
	});
	// Not the package's own `fetch`: emptying the cache would cut short what
	// callers of the older version still wait for.
	const making = new Map<string, Promise<Value>>();
	let current = -1n;
	let currentText = "";

	function follow(version: string): boolean {
		if (version === currentText) return true;
		const seen = BigInt(version);
		if (seen < current) return false;
		current = seen;
		currentText = version;
		kept.clear();
		return true;
	}

	function keep(version: string, key: string, value: Value, start: number) {
		const size = sizeOf(value);
		if (version === currentText && size > 0)
			kept.set(key, { value }, { size, start });
	}

	function boxed(version: string, key: string) {
		return follow(version) ? kept.get(key) : undefined;
	}

	async function made(
		version: string,
		key: string,
		make: () => Promise<Value>,
	) {
		const start = monotonicMs();
		const value = await make();
		keep(version, key, value, start);
		return value;
	}

	return {
		known: (version, key) => boxed(version, key)?.value,
		async get(version, key, make) {
			const known = boxed(version, key);
			if (known) return known.value;
			const place = `${version} ${key}`;
			const pending = making.get(place);
			if (pending) return pending;
			const value = made(version, key, make);
			making.set(place, value);
			try {
				return await value;
			} finally {
				making.delete(place);
			}
		},
	};
}
