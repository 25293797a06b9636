/**
 * A call of the API and its answer as plain values: the routes work on these. The
 * adapters (`next-handlers.ts`, `server/api/node-adapter.ts`) convert a transport's
 * request into a call, and an answer into its response.
 */

import type { ProblemCode } from "#lib/platform/contract/problem-codes";
import type { Phrase } from "#lib/platform/langues";
import type { ValidationEntry } from "#lib/platform/validation/errors";

/** Bytes of a refused body that a shell still reads, so that the client can read the answer before the connection closes. */
export const DRAINED_MAX_OCTETS = 1024 * 1024;

export type Call = {
	readonly method: string;
	/** Percent-encoded, without the query. */
	readonly path: string;
	/** What follows `?`, or "". */
	readonly query: string;
	readonly requestId: string;
	/** The address of the connection's peer; unknown behind Next, which hides it. */
	readonly peer?: string | undefined;
	/** The value of a header by its lower-case name. */
	header(name: string): string | undefined;
	/** The body's bytes, or "too_large" as soon as it exceeds `maxOctets`. */
	readBody(maxOctets: number): Promise<Uint8Array | "too_large">;
};

/** Why a call is refused: a sentence, or the list of what is wrong (D12). */
export type Refusal = {
	readonly code?: ProblemCode;
	readonly detail: Phrase | readonly ValidationEntry[];
};

/** Headers by their names, as they are written and in the order in which they are sent. */
export type HeaderValues = Readonly<Record<string, string>>;

export type Answer = {
	readonly status: number;
	readonly headers: HeaderValues;
	/** Null for an answer that has no body by nature (204, 304). */
	readonly body: Buffer | null;
	/** Meant for programs only: sent without the CORS headers by which D23 lets scripts of other origins read. */
	readonly closedToOrigins?: true;
	/** Of a refusal: what its body says in French. */
	readonly refusal?: Refusal;
};
