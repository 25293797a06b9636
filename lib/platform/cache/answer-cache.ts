/**
 * Cache of the API's answers as bytes. The version of the public data from which they
 * were made is read with each call's token.
 */
import { processWide } from "../runtime/process-wide.ts";
import { type VersionedCache, versionedCache } from "./versioned-cache.ts";

/** Maximum bytes of cached answers and of what they are filed under, per process. */
const READY_MAX_OCTETS = 64 * 1024 * 1024;
/** A bigger answer would evict too many others. */
export const READY_MAX_OCTETS_EACH = READY_MAX_OCTETS / 4;

export type ReadyAnswer = {
	readonly bytes: Buffer;
	readonly etag: string;
	/** The content coding of the bytes; none when they are plain. */
	readonly coding?: string;
	readonly headers: Readonly<Record<string, string>>;
	/** For a page of a list: where the next one begins. Its address differs by caller. */
	readonly suivant: string | null;
};

/** Null means a refusal, which is not cached. */
export type ReadyAnswers = VersionedCache<ReadyAnswer | null>;

/** An empty cache of answers, of that many bytes. */
export function readyAnswers(maxOctets = READY_MAX_OCTETS): ReadyAnswers {
	return versionedCache<ReadyAnswer | null>({
		max: maxOctets,
		maxEach: READY_MAX_OCTETS_EACH,
		// A key holds what a caller wrote, and may be far longer than the empty list found.
		sizeOf: (answer, key) =>
			answer ? answer.bytes.length + 2 * key.length : 0,
	});
}

export const sharedReadyAnswers = processWide("ready answers", () =>
	readyAnswers(),
);
