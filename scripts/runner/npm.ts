import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";

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

/** What `npm audit --json` writes when the registry answers (npm 7 and later). */
const Report = z.object({
	metadata: z.object({
		vulnerabilities: z.object({ high: z.number(), critical: z.number() }),
	}),
});

/** How many packages that the site runs have an advisory of high severity, in what `npm audit --json` wrote; undefined when the registry gave no answer. */
export function countAdvisories(output: string): number | undefined {
	try {
		const { high, critical } = Report.parse(JSON.parse(output)).metadata
			.vulnerabilities;
		return high + critical;
	} catch {
		return undefined;
	}
}
