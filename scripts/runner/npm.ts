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

/** From this severity on, an advisory on what the site runs fails the checks. */
const STOPPING = ["high", "critical"];

/** What `npm audit --json` writes when the registry answers (npm 7 and later). */
const Report = z.object({
	vulnerabilities: z.record(
		z.string(),
		z.object({
			severity: z.string(),
			range: z.string(),
			via: z.array(
				z.union([z.string(), z.object({ title: z.string(), url: z.string() })]),
			),
		}),
	),
});

/** No advisory, one line for each package to change, or no answer and why. */
export type Advisories =
	| { readonly answered: true; readonly stopping: readonly string[] }
	| { readonly answered: false; readonly why: string };

function json(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export function readAdvisories(output: string): Advisories {
	const report = Report.safeParse(json(output));
	if (!report.success) {
		const why = z.object({ message: z.string() }).safeParse(json(output));
		return {
			answered: false,
			why: why.success ? why.data.message : "npm audit gave no report",
		};
	}
	const stopping = Object.entries(report.data.vulnerabilities)
		.filter(([, { severity }]) => STOPPING.includes(severity))
		.map(([name, { severity, range, via }]) => {
			const reasons = via.map((one) =>
				typeof one === "string" ? `by ${one}` : `${one.title} (${one.url})`,
			);
			return `${name} ${range}: ${severity}, ${reasons.join(", ")}`;
		});
	return { answered: true, stopping };
}
