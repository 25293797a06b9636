import { describe, expect, it } from "vitest";
import { broken, endedAs, judged, type SuiteOutcome } from "./outcome.ts";
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
		const { lines, exitCode } = summary(
			[
				suite({ passed: 3, skips: [skip] }),
				suite({ name: "api", passed: 4, failures: [failure, failure] }),
			],
			"7",
		);
		expect(lines.at(-1)).toBe("7 passed, 2 failed, 1 skipped");
		expect(exitCode).toBe(1);
	});

	it("succeeds when nothing failed, and gives the reason of each skipped test", () => {
		const { lines, exitCode } = summary(
			[suite({ passed: 1, skips: [skip] })],
			"7",
		);
		expect(exitCode).toBe(0);
		expect(lines).toContain("skipped  unit: a > c (no Redis here)");
	});

	it("fails when no suite was run, because nothing was proved", () => {
		expect(summary([], "7")).toEqual({
			lines: ["", "", "0 passed, 0 failed, 0 skipped"],
			exitCode: 1,
		});
	});

	it("says that a test was unstable, and is green nevertheless", () => {
		const circumstances = "load 9";
		const { lines, exitCode } = summary(
			[suite({ passed: 2, unstable: [{ ...failure, circumstances }] })],
			"7",
		);
		expect(exitCode).toBe(0);
		expect(lines.join("\n")).toContain(
			"INSTABLE unit: a > b (seed 7, load 9)\n         expected 1\n",
		);
	});

	it("gives the command that repeats the failures of a suite", () => {
		const failures = ["a.test.ts", "b.test.ts", "a.test.ts"].map((file) => ({
			...failure,
			file,
		}));
		expect(summary([suite({ failures })], "7").lines).toContain(
			"repeat   EPREUVES_GRAINE=7 npm run test:unit -- a.test.ts b.test.ts",
		);
	});

	it("names each failure with the beginning of its message", () => {
		const lines = summary([suite({ failures: [failure] })], "7").lines.join(
			"\n",
		);
		expect(lines).toContain(
			"FAILED   unit: a > b: expected 1\n         at line 3\n",
		);
		const message = "x".repeat(500) + "\nline".repeat(100);
		const long = summary([suite({ failures: [{ title: "a", message }] })], "7");
		expect(long.lines.join("\n").match(/ {9}line/g)).toHaveLength(19);
		expect(Math.max(...long.lines.map(({ length }) => length))).toBeLessThan(
			450,
		);
	});
});

describe("the outcome of a suite", () => {
	it("counts a suite that ran nothing as a failure", () => {
		expect(judged(suite({})).failures).toEqual([
			{ title: "unit", message: "no test was run" },
		]);
	});

	it("counts an error exit after passing tests as one failure", () => {
		expect(endedAs(suite({ passed: 1 }), false).failures).toHaveLength(1);
		const failed = suite({ passed: 1, failures: [failure] });
		expect(endedAs(failed, false)).toBe(failed);
		expect(endedAs(suite({ passed: 1 }), true).failures).toEqual([]);
	});

	it("counts a suite that could not run as one failure", () => {
		expect(broken("api", "no report", 2).failures).toEqual([
			{ title: "api", message: "no report" },
		]);
	});
});
