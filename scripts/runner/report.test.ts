import { describe, expect, it } from "vitest";
import type { TestLine } from "./outcome.ts";
import { counted, type Report, toRunAgain, withSecondTry } from "./report.ts";

const line = (
	name: string,
	state: TestLine["state"],
	more: Partial<TestLine> = {},
): TestLine => ({
	...{ file: "a.test.ts", name, state, message: "" },
	...{ ms: 1, worker: 1, load: 1 },
	...more,
});

const report = (tests: TestLine[], errors: Report["errors"] = []): Report => ({
	tests,
	errors,
});

const hook = (file?: string) => ({ title: "hook", message: "no", file });

describe("what runs again", () => {
	it("is the file of what failed or was not reached, once, and no other", () => {
		const tests = [
			line("good", "passed", { file: "b.test.ts" }),
			line("bad", "failed"),
			line("bad too", "failed"),
			line("after", "unreached", { file: "c.test.ts" }),
		];
		expect(toRunAgain(report(tests))).toEqual([
			{ file: "a.test.ts" },
			{ file: "c.test.ts" },
		]);
	});

	it("is, of a file that takes more than a minute, what failed and what was not reached, and not what passed or was skipped", () => {
		const tests = [
			line("good", "passed", { ms: 60_000 }),
			line("bad", "failed"),
			line("left out", "skipped"),
			line("after", "unreached"),
		];
		expect(toRunAgain(report(tests)).map(({ name }) => name)).toEqual([
			"bad",
			"after",
		]);
	});

	it("is the whole file when a hook failed, once", () => {
		const failed = report([line("bad", "failed")], [hook("a.test.ts")]);
		expect(toRunAgain(failed)).toEqual([{ file: "a.test.ts" }]);
	});

	it("is nothing when more than five failed, or when it is not known where", () => {
		const many = (count: number) =>
			report(Array.from({ length: count }, (_, at) => line(`${at}`, "failed")));
		expect(toRunAgain(many(5))).toEqual([{ file: "a.test.ts" }]);
		expect(toRunAgain(many(6))).toEqual([]);
		expect(toRunAgain(report([line("bad", "failed")], [hook()]))).toEqual([]);
	});
});

describe("a second try", () => {
	const first = report([line("good", "passed"), line("bad", "failed")]);

	it("in which all of it passes takes the place of the first", () => {
		const tried = withSecondTry(
			first,
			report([line("good", "passed"), line("bad", "passed")]),
		);
		expect(tried && counted(tried.report)).toEqual({
			passed: 2,
			failures: [],
			skips: [],
			tests: [line("good", "passed"), line("bad", "passed")],
		});
		expect(tried?.unstable).toMatchObject([{ title: "a.test.ts > bad" }]);
	});

	it.each([
		["fails again", [line("bad", "failed")], []],
		["is skipped", [line("good", "passed"), line("bad", "skipped")], []],
		[
			"passes, and another of its file fails",
			[line("bad", "passed"), line("good", "failed")],
			[],
		],
		["is not there", [line("good", "passed")], []],
		["passes, and a hook fails", [line("bad", "passed")], [hook()]],
	])("in which it %s proves nothing", (_, tests, errors) => {
		expect(withSecondTry(first, report(tests, errors))).toBeUndefined();
	});

	it("of a file replaces all its tests", () => {
		const failed = report([line("x", "skipped")], [hook("a.test.ts")]);
		const again = (state: TestLine["state"]) =>
			withSecondTry(failed, report([line("x", "passed"), line("y", state)]));
		expect(again("passed")?.report.tests).toHaveLength(2);
		expect(again("failed")).toBeUndefined();
	});
});

it("a test that was not reached is counted as skipped, with that reason", () => {
	expect(counted(report([line("x", "unreached")])).skips).toEqual([
		{ title: "a.test.ts > x", reason: "not reached" },
	]);
});
