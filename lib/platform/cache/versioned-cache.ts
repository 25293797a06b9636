/**
 * Values cached for the version of the public data from which they were made. The
 * version is read before a value is made, so a change made anywhere is seen by the next
 * call on every instance, without explicit invalidation.
 */
import { LRUCache } from "lru-cache";
import { monotonicMs } from "../runtime/clock.ts";

export type Bounds<Value> = {
	/** Maximum total size of all cached values. */
	readonly max: number;
	/** Maximum size of one value; default: `max`. */
	readonly maxEach?: number;
	/** The size of a value and its key; default: 1. A value of size 0 is not cached. */
	readonly sizeOf?: (value: Value, key: string) => number;
	/** Time to live, counted from the start of its making; default: unlimited. */
	readonly keptMs?: number;
};

export type VersionedCache<Value> = {
	/** The value cached for this version, if there is one. */
	known(version: string, key: string): Value | undefined;
	/**
	 * The value of this version, made once for all concurrent callers. When `make` fails,
	 * all of them get its error, and nothing is cached.
	 */
	get(version: string, key: string, make: () => Promise<Value>): Promise<Value>;
	/** `get` for a value that is to be made again although one is cached: it stays until the new one is there. */
	renew(
		version: string,
		key: string,
		make: () => Promise<Value>,
	): Promise<Value>;
};

/**
 * An empty cache. A newer version empties it; a call that read an older one is
 * answered, and changes nothing. LRU eviction when it is full.
 */
export function versionedCache<Value>({
	max,
	maxEach = max,
	sizeOf = () => 1,
	keptMs = 0,
}: Bounds<Value>): VersionedCache<Value> {
	// Each value is wrapped, as the package stores no `undefined`. A ttl of 0 means none.
	const kept = new LRUCache<string, { value: Value }>({
		maxSize: max,
		maxEntrySize: Math.min(max, maxEach),
		ttl: keptMs,
		ttlResolution: 0,
		perf: { now: monotonicMs },
	});
	// Not the package's own `fetch`: emptying the cache would abort what callers of the older version still wait for.
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
		const size = sizeOf(value, key);
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

	async function renew(
		version: string,
		key: string,
		make: () => Promise<Value>,
	) {
		follow(version);
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
	}

	return {
		known: (version, key) => boxed(version, key)?.value,
		async get(version, key, make) {
			const known = boxed(version, key);
			return known ? known.value : renew(version, key, make);
		},
		renew,
	};
}
