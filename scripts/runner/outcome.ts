import { z } from "zod";

/** One test of a run, as the program of its suite writes it. */
export const testLine = z.object({
	file: z.string(),
	/** With the names of its groups. */
	name: z.string(),
	state: z.enum(["passed", "failed", "skipped", "unreached"]),
	/** Of its failure, or why it was skipped. */
	message: z.string(),
	ms: z.number(),
	worker: z.number(),
	/** Load average of the machine when it ended. */
	load: z.number(),
	trace: z.string().optional(),
});
export type TestLine = z.infer<typeof testLine>;

/** Of a test, a file or a hook, or of what belongs to none. */
export const failure = z.object({
	title: z.string(),
	message: z.string(),
	file: z.string().optional(),
});
export type Failure = z.infer<typeof failure>;

export type SuiteOutcome = {
	name: string;
	passed: number;
	failures: readonly Failure[];
	skips: readonly Skip[];
	unstable?: readonly Unstable[];
	tests?: readonly TestLine[];
	seconds: number;
};

/** A test that failed, and passed when its file ran again. */
export type Unstable = Failure & { circumstances: string };

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

function withFailure(outcome: SuiteOutcome, message: string): SuiteOutcome {
	const { failures, name } = outcome;
	return { ...outcome, failures: [...failures, { title: name, message }] };
}

/** A suite that exists and runs nothing has proved nothing: that is a failure. */
export function judged(outcome: SuiteOutcome): SuiteOutcome {
	const { failures, passed, skips } = outcome;
	return passed + failures.length + skips.length === 0
		? withFailure(outcome, "no test was run")
		: outcome;
}

/** A program that ends with an error has failed, though every test it reported passed. */
export function endedAs(outcome: SuiteOutcome, isWell: boolean): SuiteOutcome {
	return isWell || outcome.failures.length > 0
		? outcome
		: withFailure(
				outcome,
				"every test passed, yet the run ended with an error",
			);
}
