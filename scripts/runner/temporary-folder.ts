import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	statfsSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	childEnvironment,
	completeEnvironment,
} from "#lib/platform/config/env";
import { messageOf } from "#lib/platform/config/operator-error";
import { stopWhenAlone } from "#server/postgres/embedded";
import { testServerFolder } from "#server/postgres/test-database";

/** What Node reads the temporary folder from: the first on most systems, the others on Windows. */
const NAMES = ["TMPDIR", "TEMP", "TMP"];

/** Like the folder it stands for: PostgreSQL runs under another account, and writes there. */
const OPEN_TO_ALL = 0o1777;

/**
 * Where Linux keeps files in memory. Each database of a test is a thousand files: on a
 * disk they take ten times as long.
 */
const IN_MEMORY = "/dev/shm";
const NOT_EXECUTED = new RegExp(
	`^\\S+ ${IN_MEMORY} \\S+ \\S*\\bnoexec\\b`,
	"m",
);
/** A run takes less than half of it; the programs of the run need memory too. */
const ROOM_BYTES = 4 * 2 ** 30;

/** In memory, where there is plenty and nobody chose another place. */
function parentFolder(): string {
	const environment = childEnvironment();
	if (NAMES.some((name) => environment[name]) || !existsSync(IN_MEMORY))
		return tmpdir();
	const { bavail, bsize } = statfsSync(IN_MEMORY);
	const room = Math.min(bavail * bsize, process.availableMemory() / 2);
	const mounts = readFileSync("/proc/mounts", "utf8");
	return room < ROOM_BYTES || NOT_EXECUTED.test(mounts) ? tmpdir() : IN_MEMORY;
}

/**
 * Gives this process, and every program that it starts, a temporary folder of
 * their own. Returns what stops the test server kept there and removes the
 * folder, with all that tests left in it: a test that was stopped by force
 * removes nothing. It never throws: what could not be removed is told.
 */
export function ownTemporaryFolder(): () => Promise<void> {
	const folder = mkdtempSync(join(parentFolder(), "bien-commun-run-"));
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
			if (existsSync(server)) await stopWhenAlone(server);
			// A program that is ending may still write to it.
			await rm(folder, {
				recursive: true,
				force: true,
				maxRetries: 5,
				retryDelay: 200,
			});
		} catch (error) {
			const reason = messageOf(error);
			console.error(`${folder} could not be removed: ${reason}`);
		}
	};
}
