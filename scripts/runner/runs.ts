import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { now } from "#lib/platform/runtime/clock";
import type { SuiteOutcome } from "./outcome.ts";

const FOLDER = "test-results";
/** One line for each run; git ignores it. */
const PATH = join(FOLDER, "runs.jsonl");
/** One line for each test of the last run. */
const TESTS = join(FOLDER, "tests.jsonl");

const runSchema = z.object({
	at: z.string(),
	suites: z.array(z.string()),
	unstable: z.array(z.string()),
});
type Run = z.infer<typeof runSchema>;

/** Runs that are looked at, and how often a test may be unstable in them. */
const RUNS = 20;
const UNSTABLE_MAX = 1;

function linesOf(values: readonly unknown[]): string {
	return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

/** Notes each test of a run: its file and name, how long it took, on which worker. */
export function recordTests(outcomes: readonly SuiteOutcome[]): void {
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(TESTS, linesOf(outcomes.flatMap(({ tests = [] }) => tests)));
}

/** Notes that a run has ended, and which of its tests passed only when they ran again. */
export function recordRun(outcomes: readonly SuiteOutcome[]): void {
	const run: Run = {
		at: now().toISOString(),
		suites: outcomes.map(({ name }) => name),
		unstable: outcomes.flatMap(({ unstable = [] }) =>
			unstable.map(({ title }) => title),
		),
	};
	mkdirSync(FOLDER, { recursive: true });
	appendFileSync(PATH, linesOf([run]));
}

function recordedRuns(): Run[] {
	if (!existsSync(PATH)) return [];
	return readFileSync(PATH, "utf8")
		.trim()
		.split("\n")
		.map((line) => runSchema.parse(JSON.parse(line)));
}

/** Fails for each test that was unstable more than once in the last runs on this machine. */
export function stabilityOutcome(
	recorded: readonly Run[] = recordedRuns(),
): SuiteOutcome {
	const runs = recorded.slice(-RUNS);
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
		passed: failures.length === 0 ? 1 : 0,
		failures,
		skips: [],
		seconds: 0,
	};
}
