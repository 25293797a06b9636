/** The version of the public data (decision 5): a number increased by every change of them, on any instance. */
import { batched } from "../db/batch-calls.ts";
import { rows, sql } from "../db/pool.ts";
import { requestNote } from "../runtime/request-context.ts";

/** The version as text, for statements that also read something else. */
export const PUBLIC_VERSION = sql`(SELECT sum(nombre) FROM versions)::text`;

const readBatched = batched<null, string>(
	async (callers) => {
		const [read] = await rows<{ version: string | null }>(
			sql`SELECT ${PUBLIC_VERSION} AS version`,
			"public_version",
		);
		return callers.map(() => read?.version ?? "");
	},
	{ lanes: 2, max: 256 },
);

/** The present version, in one short statement shared by concurrent callers. */
export function readPublicVersion(): Promise<string> {
	return readBatched(null);
}

/** The version as this request first read it: a page shows one state of the directory. */
export function versionOfRequest(): Promise<string> {
	const note = requestNote();
	if (!note) return readPublicVersion();
	note.version ??= readPublicVersion();
	return note.version;
}
