import { z } from "zod";
import type { Failure, Skip, SuiteOutcome } from "./outcome.ts";

const error = z.object({ message: z.string().optional() });

const test = z.object({
	projectName: z.string(),
	status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
	annotations: z.array(
		z.object({ type: z.string(), description: z.string().optional() }),
	),
	results: z.array(z.object({ errors: z.array(error) })),
});

const spec = z.object({ title: z.string(), tests: z.array(test) });

const suite = z.object({
	title: z.string(),
	specs: z.array(spec),
	get suites() {
		return z.array(suite).optional();
	},
});

const reportSchema = z.object({
	suites: z.array(suite),
	errors: z.array(error),
});

type Counts = Pick<SuiteOutcome, "passed"> & {
	failures: Failure[];
	skips: Skip[];
};

// Playwright colours its messages, in the report too.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function messageOf(errors: readonly z.infer<typeof error>[]): string {
	return errors[0]?.message?.replaceAll(COLOURS, "") ?? "no message";
}

function addTest(
	counts: Counts,
	title: string,
	{ status, annotations, results }: z.infer<typeof test>,
): void {
	if (status === "expected") {
		counts.passed += 1;
	} else if (status === "skipped") {
		const note = annotations.find(({ type }) => /^(skip|fixme)$/.test(type));
		const unsaid = note === undefined ? "not reached" : "no reason given";
		counts.skips.push({ title, reason: note?.description ?? unsaid });
	} else {
		counts.failures.push({
			title,
			message: messageOf(results.flatMap((result) => result.errors)),
		});
	}
}

function addSuite(
	counts: Counts,
	parents: readonly string[],
	{ title, specs, suites }: z.infer<typeof suite>,
): void {
	const path = [...parents, title];
	for (const { title: name, tests } of specs) {
		for (const one of tests) addTest(counts, [...path, name].join(" > "), one);
	}
	for (const inner of suites ?? []) addSuite(counts, path, inner);
}

/**
 * Counts the tests of Playwright's JSON report. An error outside any test (a
 * file that does not load) is a failure; so is a test that passed only on a
 * second try.
 */
export function readPlaywrightReport(text: string): Counts {
	const report = reportSchema.parse(JSON.parse(text));
	const counts: Counts = { passed: 0, failures: [], skips: [] };
	for (const one of report.suites) addSuite(counts, [], one);
	for (const one of report.errors) {
		counts.failures.push({
			title: "outside any test",
			message: messageOf([one]),
		});
	}
	return counts;
}
