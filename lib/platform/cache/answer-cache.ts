/**
 * Answers of the API kept as ready bytes. The version of the public data that
 * they were made from is read with each call's token.
 */
import { type VersionedCache, versionedCache } from "./versioned-cache.ts";

/** Bytes of answers kept at most, by process. */
const READY_MAX_OCTETS = 64 * 1024 * 1024;
/** A bigger answer would push out too many others. */
export const READY_MAX_OCTETS_EACH = READY_MAX_OCTETS / 4;

export type ReadyAnswer = {
	readonly bytes: Buffer;
	readonly etag: string;
	readonly headers: readonly string[];
	/** Of a page of a list: where the next one begins. Its address is each caller's own. */
	readonly suivant: string | null;
};

/** Null stands for a refusal, which is not kept. */
export type ReadyAnswers = VersionedCache<ReadyAnswer | null>;

/** An empty memory of answers, of so many bytes. */
export function readyAnswers(maxOctets = READY_MAX_OCTETS): ReadyAnswers {
	return versionedCache<ReadyAnswer | null>({
		max: maxOctets,
		maxEach: READY_MAX_OCTETS_EACH,
		sizeOf: (answer) => answer?.bytes.length ?? 0,
	});
}

declare global {
	var bienCommunReady: ReadyAnswers | undefined;
}

/** The memory of this process, shared by what Next compiles and what Node runs. */
export function sharedReadyAnswers(): ReadyAnswers {
	globalThis.bienCommunReady ??= readyAnswers();
	return globalThis.bienCommunReady;
}
