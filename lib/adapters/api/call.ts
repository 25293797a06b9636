/**
 * A call of the API and its answer, as plain values: what the core of the
 * routes works on. Turning a transport's request into a call, and an answer
 * into its response, is a shell (`next-handlers.ts`, `server/api/node-adapter.ts`).
 */

/** Bytes of a refused body that a shell still reads, so that the client can read the answer before the connection closes. */
export const DRAINED_MAX_OCTETS = 1024 * 1024;

export type Call = {
	readonly method: string;
	/** Percent-encoded, without the query. */
	readonly path: string;
	/** What follows `?`, or "". */
	readonly query: string;
	readonly requestId: string;
	/** The address at the other end of the connection; unknown behind Next, which hides it. */
	readonly peer?: string | undefined;
	/** The value of a header by its lower-case name. */
	header(name: string): string | undefined;
	/** The body's bytes, or "too_large" as soon as it exceeds `maxOctets`. */
	readBody(maxOctets: number): Promise<Uint8Array | "too_large">;
};

export type Answer = {
	readonly status: number;
	/** Names and values in turn: `["ETag", "…", "Link", "…"]`. */
	readonly headers: readonly string[];
	/** Null for an answer that has no body by nature (204, 304). */
	readonly body: Buffer | null;
	/** Read by programs alone: no script of another origin is let in, as D23 lets it in elsewhere. */
	readonly closedToOrigins?: true;
};
