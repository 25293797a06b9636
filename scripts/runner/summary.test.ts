import { describe, expect, it } from "vitest";
import { broken, judged, type SuiteOutcome } from "./outcome.ts";
import { readPlaywrightReport } from "./playwright-report.ts";
import { summary } from "./summary.ts";

const suite = (changes: Partial<SuiteOutcome>): SuiteOutcome => ({
	name: "unit",
	passed: 0,
	failures: [],
	skips: [],
	seconds: 1,
	...changes,
});

const failure = { title: "a > b", message: "expected 1\nat line 3" };
const skip = { title: "a > c", reason: "no Redis here" };

describe("the summary of a run", () => {
	it("ends with the counts of all suites and nothing after them", () => {
		const { lines, exitCode } = summary([
			suite({ passed: 3, skips: [skip] }),
			suite({ name: "api", passed: 4, failures: [failure, failure] }),
		]);
		expect(lines.at(-1)).toBe("7 passed, 2 failed, 1 skipped");
		expect(exitCode).toBe(1);
	});

	it("succeeds when nothing failed, and gives the reason of each skipped test", () => {
		const { lines, exitCode } = summary([suite({ passed: 1, skips: [skip] })]);
		expect(exitCode).toBe(0);
		expect(lines).toContain("skipped  unit: a > c (no Redis here)");
	});

	it("fails when no suite was run, because nothing was proved", () => {
		expect(summary([])).toEqual({
			lines: ["", "", "0 passed, 0 failed, 0 skipped"],
			exitCode: 1,
		});
	});

	it("names each failure with the beginning of its message", () => {
		const lines = summary([suite({ failures: [failure] })]).lines.join("\n");
		expect(lines).toContain(
			"FAILED   unit: a > b: expected 1\n         at line 3\n",
		);
		const message = "x".repeat(500) + "\nline".repeat(100);
		const long = summary([suite({ failures: [{ title: "a", message }] })]);
		expect(long.lines.join("\n").match(/ {9}line/g)).toHaveLength(19);
		expect(Math.max(...long.lines.map(({ length }) => length))).toBeLessThan(
			450,
		);
	});
});

describe("the outcome of a suite", () => {
	it("counts a suite that ran nothing as a failure", () => {
		expect(judged(suite({}), true).failures).toEqual([
			{ title: "unit", message: "no test was run" },
		]);
	});

	it("counts an error exit after passing tests as one failure", () => {
		expect(judged(suite({ passed: 1 }), false).failures).toHaveLength(1);
		const failed = suite({ passed: 1, failures: [failure] });
		expect(judged(failed, false)).toBe(failed);
		expect(judged(suite({ passed: 1 }), true).failures).toEqual([]);
	});

	it("counts a suite that could not run as one failure", () => {
		expect(broken("api", "no report", 2).failures).toEqual([
			{ title: "api", message: "no report" },
		]);
	});
});

describe("the parsing of Playwright's report", () => {
	const test = (status: string, more: object = {}): object => ({
		projectName: "api",
		status,
		annotations: [],
		results: [{ errors: [] }],
		...more,
	});
	const report = (tests: object[], errors: object[] = []): string =>
		JSON.stringify({
			errors,
			suites: [
				{
					title: "x.spec.ts",
					specs: [],
					suites: [{ title: "group", specs: [{ title: "t", tests }] }],
				},
			],
		});

	it("counts what passed, and a test that passed on a second try as failed", () => {
		const counts = readPlaywrightReport(
			report([test("expected"), test("flaky"), test("unexpected")]),
		);
		expect(counts.passed).toBe(1);
		expect(counts.failures.map(({ title }) => title)).toEqual([
			"x.spec.ts > group > t",
			"x.spec.ts > group > t",
		]);
	});

	it("tells a test that was skipped for a reason from one that was never reached", () => {
		const annotations = [{ type: "skip", description: "no browser" }];
		const { skips } = readPlaywrightReport(
			report([test("skipped", { annotations }), test("skipped")]),
		);
		expect(skips.map(({ reason }) => reason)).toEqual([
			"no browser",
			"not reached",
		]);
	});

	it("counts an error outside any test, without its colours", () => {
		const red = `${String.fromCharCode(27)}[31mno such file`;
		expect(
			readPlaywrightReport(report([], [{ message: red }])).failures,
		).toEqual([{ title: "outside any test", message: "no such file" }]);
	});
});
