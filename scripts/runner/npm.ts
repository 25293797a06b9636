import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Buffer size: npm's output on many packages must not be cut, which would look like no answer. */
const OUTPUT_MAX_OCTETS = 64 * 1024 * 1024;

/** The output of npm, run at the root of this checkout; empty when it could not be run. */
export function npm(...args: string[]): { stdout: string; stderr: string } {
	const { stdout, stderr, error } = spawnSync("npm", args, {
		cwd: ROOT,
		encoding: "utf8",
		maxBuffer: OUTPUT_MAX_OCTETS,
		// npm is a command file on Windows, which only its shell can run.
		shell: process.platform === "win32",
	});
	return { stdout: stdout ?? "", stderr: stderr ?? error?.message ?? "" };
}
