/**
 * Reads of public data whose answers are kept for as long as nothing public
 * changed: pages cost one short statement, shared by all who ask together.
 * Only for what every visitor sees alike.
 */

import { gather } from "../db/batch-calls.ts";
import { rows, sql } from "../db/pool.ts";
import { requestNote } from "../runtime/request-context.ts";

/** Answers that one read keeps; the one asked for longest ago leaves first. */
const KEPT_MAX = 200;

const publicVersion = gather<null, string>(
	async (callers) => {
		const [read] = await rows<{ version: string }>(
			sql`SELECT sum(nombre)::text AS version FROM versions`,
			"public_version",
		);
		return callers.map(() => read?.version ?? "");
	},
	{ lanes: 2, max: 256 },
);

/** The version of the public data: any change of it, on any instance, moves it. */
export function readPublicVersion(): Promise<string> {
	return publicVersion(null);
}

/** One version for the whole page, which shows one state of the directory. */
function versionOfPage(): Promise<string> {
	const note = requestNote();
	if (!note) return readPublicVersion();
	note.version ??= readPublicVersion();
	return note.version;
}

/**
 * `read`, asked again only when the public data changed since its last answer
 * for the same arguments. A change made anywhere is seen by the next call.
 */
export function whileUnchanged<Arguments extends readonly unknown[], Answer>(
	read: (...of: Arguments) => Promise<Answer>,
	max = KEPT_MAX,
): (...of: Arguments) => Promise<Answer> {
	const kept = new Map<string, { version: string; answer: Promise<Answer> }>();
	return async (...of) => {
		const version = await versionOfPage();
		const key = JSON.stringify(of);
		const known = kept.get(key);
		kept.delete(key);
		if (known?.version === version) {
			kept.set(key, known);
			return known.answer;
		}
		const entry = { version, answer: read(...of) };
		kept.set(key, entry);
		for (const oldest of kept.keys()) {
			if (kept.size <= max) break;
			kept.delete(oldest);
		}
		// A failure is nobody's answer but of those who wait for it.
		entry.answer.catch(() => {
			if (kept.get(key) === entry) kept.delete(key);
		});
		return entry.answer;
	};
}
