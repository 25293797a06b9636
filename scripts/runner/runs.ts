import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { now } from "#lib/platform/runtime/clock";
import type { SuiteOutcome } from "./outcome.ts";

/** One line for each run; git ignores it. */
const PATH = join("test-results", "runs.jsonl");

const runSchema = z.object({
	at: z.string(),
	suites: z.array(z.string()),
	unstable: z.array(z.string()),
});
type Run = z.infer<typeof runSchema>;

/** Runs that are looked at, and how often a test may be unstable in them. */
const RUNS = 20;
const UNSTABLE_MAX = 1;

/** Notes that a run has ended, and which of its tests passed only when they ran again. */
export function recordRun(outcomes: readonly SuiteOutcome[]): void {
	const run: Run = {
		at: now().toISOString(),
		suites: outcomes.map(({ name }) => name),
		unstable: outcomes.flatMap(({ unstable = [] }) =>
			unstable.map(({ title }) => title),
		),
	};
	mkdirSync(dirname(PATH), { recursive: true });
	appendFileSync(PATH, `${JSON.stringify(run)}\n`);
}

function lastRuns(): Run[] {
	if (!existsSync(PATH)) return [];
	return readFileSync(PATH, "utf8")
		.trim()
		.split("\n")
		.slice(-RUNS)
		.map((line) => runSchema.parse(JSON.parse(line)));
}

/** Fails for each test that was unstable more than once in the last runs on this machine. */
export function stabilityOutcome(): SuiteOutcome {
	const runs = lastRuns();
	const counts = Map.groupBy(
		runs.flatMap(({ unstable }) => unstable),
		(title) => title,
	);
	const failures = [...counts]
		.filter(([, times]) => times.length > UNSTABLE_MAX)
		.map(([title, times]) => ({
			title,
			message: `unstable ${times.length} times in the last ${runs.length} runs`,
		}));
	return {
		name: "stability",
		passed: counts.size - failures.length,
		failures,
		skips: [],
		seconds: 0,
	};
}
