/** The result of one suite (a folder of tests, or the checks). */
export type SuiteOutcome = {
	name: string;
	passed: number;
	failures: readonly Failure[];
	skips: readonly Skip[];
	seconds: number;
};

export type Failure = { title: string; message: string };

export type Skip = { title: string; reason: string };

/** The outcome of a suite that could not be run, or whose report could not be read. */
export function broken(
	name: string,
	message: string,
	seconds: number,
): SuiteOutcome {
	return {
		name,
		passed: 0,
		failures: [{ title: name, message }],
		skips: [],
		seconds,
	};
}

function ran(outcome: SuiteOutcome): number {
	return outcome.passed + outcome.failures.length + outcome.skips.length;
}

/**
 * A suite that exists and runs nothing has proved nothing: that is a failure.
 * So is one that exits with an error though every test it reported passed.
 */
export function judged(
	outcome: SuiteOutcome,
	endedWell: boolean,
): SuiteOutcome {
	const add = (message: string): SuiteOutcome => ({
		...outcome,
		failures: [...outcome.failures, { title: outcome.name, message }],
	});
	if (ran(outcome) === 0) return add("no test was run");
	return endedWell || outcome.failures.length > 0
		? outcome
		: add("every test passed, yet the run ended with an error");
}
