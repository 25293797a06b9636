import type { SuiteOutcome } from "./outcome.ts";

/** The text that ends a run, its last line the counts, and the exit code that goes with it. */
export type Summary = { lines: string[]; exitCode: 0 | 1 };

function seconds(outcome: SuiteOutcome): string {
	return `${outcome.seconds.toFixed(1)} s`;
}

function row(outcome: SuiteOutcome): string {
	const { name, passed, failures, skips } = outcome;
	return [
		failures.length === 0 ? "  ok  " : "  FAIL",
		name.padEnd(10),
		`${passed} passed`,
		`${failures.length} failed`,
		`${skips.length} skipped`,
		seconds(outcome),
	].join("  ");
}

function firstLine(text: string): string {
	return text.trim().split("\n")[0] ?? "";
}

/**
 * Sums up the suites that ran. A run without any suite fails: it has shown
 * nothing.
 */
export function summary(outcomes: readonly SuiteOutcome[]): Summary {
	const failures = outcomes.flatMap((outcome) =>
		outcome.failures.map((failure) => ({ ...failure, suite: outcome.name })),
	);
	const skips = outcomes.flatMap((outcome) =>
		outcome.skips.map((skip) => ({ ...skip, suite: outcome.name })),
	);
	const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
	return {
		lines: [
			"",
			...skips.map(
				({ suite, title, reason }) => `skipped  ${suite}: ${title} (${reason})`,
			),
			...failures.map(
				({ suite, title, message }) =>
					`FAILED   ${suite}: ${title}: ${firstLine(message)}`,
			),
			...outcomes.map(row),
			"",
			`${passed} passed, ${failures.length} failed, ${skips.length} skipped`,
		],
		exitCode: failures.length > 0 || outcomes.length === 0 ? 1 : 0,
	};
}
