import { chmodSync, existsSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	childEnvironment,
	completeEnvironment,
} from "#lib/platform/config/env";
import { stopWhenAlone } from "#server/postgres/embedded";
import { testServerFolder } from "#server/postgres/test-database";

/** What Node reads the temporary folder from: the first on most systems, the others on Windows. */
const NAMES = ["TMPDIR", "TEMP", "TMP"];

/** Like the folder it stands for: PostgreSQL runs under another account, and writes there. */
const OPEN_TO_ALL = 0o1777;

/**
 * Gives this process, and every program that it starts, a temporary folder of
 * their own. Returns what stops the test server kept there and removes the
 * folder, with all that tests left in it: a test that was stopped by force
 * removes nothing. It never throws: what could not be removed is told.
 */
export function ownTemporaryFolder(): () => Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "bien-commun-run-"));
	chmodSync(folder, OPEN_TO_ALL);
	const { NODE_COMPILE_CACHE } = childEnvironment();
	completeEnvironment({
		...Object.fromEntries(NAMES.map((name) => [name, folder])),
		// A program that tests start for the second time is read compiled, which
		// halves its start.
		NODE_COMPILE_CACHE: NODE_COMPILE_CACHE || join(folder, "compiled"),
	});
	return async () => {
		try {
			const server = testServerFolder();
			if (existsSync(server)) await stopWhenAlone(server, true);
			// A program that is ending may still write to it.
			await rm(folder, {
				recursive: true,
				force: true,
				maxRetries: 5,
				retryDelay: 200,
			});
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			console.error(`${folder} could not be removed: ${reason}`);
		}
	};
}
