import type { SuiteOutcome } from "./outcome.ts";

/** The text that ends a run, its last line the counts, and the matching exit code. */
export type Summary = { lines: string[]; exitCode: 0 | 1 };

function row(outcome: SuiteOutcome): string {
	const { name, passed, failures, skips } = outcome;
	return [
		failures.length === 0 ? "  ok  " : "  FAIL",
		name.padEnd(10),
		`${passed} passed`,
		`${failures.length} failed`,
		`${skips.length} skipped`,
		`${outcome.seconds.toFixed(1)} s`,
	].join("  ");
}

/** Lines of a failure that the summary repeats: a reader of the end of the log alone must find the cause there. */
const LINES_KEPT = 20;
const LINE_CHARACTERS = 400;

function failureLines(suite: string, title: string, message: string): string[] {
	const [first = "", ...rest] = message
		.trim()
		.split("\n")
		.filter((line) => line.trim() !== "")
		.slice(0, LINES_KEPT)
		.map((line) => line.slice(0, LINE_CHARACTERS));
	return [
		`FAILED   ${suite}: ${title}: ${first}`,
		...rest.map((line) => `         ${line}`),
	];
}

/** The commands that run again what failed, with the same random data. */
function repeats(outcome: SuiteOutcome, seed: string): string[] {
	const files = outcome.failures.flatMap(({ file }) => file ?? []);
	return files.length === 0
		? []
		: [
				`repeat   EPREUVES_GRAINE=${seed} npm run test:${outcome.name} -- ${[...new Set(files)].join(" ")}`,
			];
}

const SLOWEST = 20;

/** The tests that took longest, when there are enough for it to tell something. */
function slowest(outcomes: readonly SuiteOutcome[]): string[] {
	const tests = outcomes.flatMap(({ tests = [] }) => tests);
	if (tests.length <= SLOWEST) return [];
	return tests
		.toSorted((a, b) => b.ms - a.ms)
		.slice(0, SLOWEST)
		.map(
			({ file, ms, name }) =>
				`slow     ${Math.round(ms)} ms  ${file} > ${name}`,
		);
}

/**
 * Sums up the suites that ran. A run without any suite fails: it has proved
 * nothing.
 */
export function summary(
	outcomes: readonly SuiteOutcome[],
	seed: string,
): Summary {
	const failures = outcomes.flatMap((outcome) =>
		outcome.failures.map((failure) => ({ ...failure, suite: outcome.name })),
	);
	const skips = outcomes.flatMap((outcome) =>
		outcome.skips.map((skip) => ({ ...skip, suite: outcome.name })),
	);
	const unstable = outcomes.flatMap((outcome) =>
		(outcome.unstable ?? []).map((one) => ({ ...one, suite: outcome.name })),
	);
	const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
	return {
		lines: [
			"",
			...slowest(outcomes),
			...skips.map(
				({ suite, title, reason }) => `skipped  ${suite}: ${title} (${reason})`,
			),
			...failures.flatMap(({ suite, title, message }) =>
				failureLines(suite, title, message),
			),
			...outcomes.flatMap((outcome) => repeats(outcome, seed)),
			...unstable.flatMap(({ suite, title, message, circumstances }) => [
				`INSTABLE ${suite}: ${title} (seed ${seed}, ${circumstances})`,
				`         ${message.split("\n")[0]}`,
			]),
			...outcomes.map(row),
			"",
			`${passed} passed, ${failures.length} failed, ${skips.length} skipped`,
		],
		exitCode: failures.length > 0 || outcomes.length === 0 ? 1 : 0,
	};
}
