/**
 * Answers kept as ready bytes, for the version of the public data they were
 * made from. The version is read with each call's token, so a change made
 * anywhere is seen by the next call on every instance.
 */

/** Bytes of answers kept at most, by process. */
const READY_MAX_OCTETS = 64 * 1024 * 1024;
/** A bigger answer would push out too many others. */
const READY_MAX_OCTETS_EACH = READY_MAX_OCTETS / 4;

export type ReadyAnswer = {
	readonly bytes: Buffer;
	readonly etag: string;
	readonly headers: readonly string[];
	/** Of a page of a list: where the next one begins. Its address is each caller's own. */
	readonly suivant: string | null;
};

export type ReadyAnswers = {
	/** The answer of this version, made once however many ask for it together. */
	get(
		version: string,
		key: string,
		make: () => Promise<ReadyAnswer | null>,
	): Promise<ReadyAnswer | null>;
};

/** An empty memory of answers; the oldest read leaves first when it is full. */
export function readyAnswers(maxOctets = READY_MAX_OCTETS): ReadyAnswers {
	let current = -1n;
	let currentText = "";
	let octets = 0;
	const kept = new Map<string, ReadyAnswer>();
	const making = new Map<string, Promise<ReadyAnswer | null>>();

	function follow(version: string): boolean {
		if (version === currentText) return true;
		const seen = BigInt(version);
		if (seen < current) return false;
		current = seen;
		currentText = version;
		kept.clear();
		octets = 0;
		return true;
	}

	function keep(version: string, key: string, answer: ReadyAnswer) {
		if (version !== currentText) return;
		if (answer.bytes.length > Math.min(maxOctets, READY_MAX_OCTETS_EACH))
			return;
		kept.set(key, answer);
		octets += answer.bytes.length;
		for (const [oldest, { bytes }] of kept) {
			if (octets <= maxOctets) break;
			kept.delete(oldest);
			octets -= bytes.length;
		}
	}

	return {
		async get(version, key, make) {
			const isCurrent = follow(version);
			const ready = isCurrent ? kept.get(key) : undefined;
			if (ready) {
				kept.delete(key);
				kept.set(key, ready);
				return ready;
			}
			const place = `${version} ${key}`;
			const pending = making.get(place);
			if (pending) return pending;
			const promise = make();
			making.set(place, promise);
			try {
				const answer = await promise;
				if (answer && isCurrent && !kept.has(key)) keep(version, key, answer);
				return answer;
			} finally {
				making.delete(place);
			}
		},
	};
}

declare global {
	var bienCommunReady: ReadyAnswers | undefined;
}

/** The memory of this process, shared by what Next compiles and what Node runs. */
export function sharedReadyAnswers(): ReadyAnswers {
	globalThis.bienCommunReady ??= readyAnswers();
	return globalThis.bienCommunReady;
}
