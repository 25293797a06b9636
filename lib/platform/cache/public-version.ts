/**
 * The version of the public data (decision 5): a number that every change of
 * it, on any instance, makes greater.
 */
import { gather } from "../db/batch-calls.ts";
import { rows, sql } from "../db/pool.ts";
import { requestNote } from "../runtime/request-context.ts";

/** The version as text, for statements that read more than it. */
export const PUBLIC_VERSION = sql`(SELECT sum(nombre) FROM versions)::text`;

const readTogether = gather<null, string>(
	async (callers) => {
		const [read] = await rows<{ version: string | null }>(
			sql`SELECT ${PUBLIC_VERSION} AS version`,
			"public_version",
		);
		return callers.map(() => read?.version ?? "");
	},
	{ lanes: 2, max: 256 },
);

/** The version as it is now, in one short statement shared by all who ask together. */
export function readPublicVersion(): Promise<string> {
	return readTogether(null);
}

/** The version as the request in hand first read it: a page shows one state of the directory. */
export function versionOfRequest(): Promise<string> {
	const note = requestNote();
	if (!note) return readPublicVersion();
	note.version ??= readPublicVersion();
	return note.version;
}
