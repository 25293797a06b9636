/** The version of the public data (decision 5): a number increased by every change of them, on any instance. */
import { shared } from "../db/batch-calls.ts";
import { rows, sql } from "../db/pool.ts";
import { requestNote } from "../runtime/request-context.ts";

/** The version as text, for statements that also read something else. */
export const PUBLIC_VERSION = sql`(SELECT sum(nombre) FROM versions)::text`;

export type PublicState = {
	/** Grows with every change of them. */
	readonly version: string;
	/** Grows with those that are more than a count of votes or supports: an entry comes, changes or leaves. */
	readonly contents: string;
};

/** The present state, in one short statement shared by concurrent callers. */
export const readPublicState = shared(async (): Promise<PublicState> => {
	const [read] = await rows<{
		version: string | null;
		contents: string | null;
	}>(
		sql`SELECT sum(nombre)::text AS version, sum(contenus)::text AS contents FROM versions`,
		"public_state",
	);
	return { version: read?.version ?? "", contents: read?.contents ?? "" };
}, 2);

/** The state as this request first read it: a page shows one state of the directory. */
export function stateOfRequest(): Promise<PublicState> {
	const note = requestNote();
	if (!note) return readPublicState();
	note.state ??= readPublicState();
	return note.state;
}
