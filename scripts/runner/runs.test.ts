import { describe, expect, it } from "vitest";
import { stabilityOutcome } from "./runs.ts";

const run = (...unstable: string[]) => ({
	at: "2026-11-24T00:00:00Z",
	suites: ["unit"],
	unstable,
});
const quiet = (count: number) => Array.from({ length: count }, () => run());

describe("the stability of the last twenty runs", () => {
	it("is judged as good without any run, and when no test was unstable twice", () => {
		expect(stabilityOutcome([]).failures).toEqual([]);
		expect(stabilityOutcome([run("a"), run("b")])).toMatchObject({
			passed: 1,
			failures: [],
		});
	});

	it("fails for a test that was unstable twice in them, and forgets older ones", () => {
		const runs = [run("a"), ...quiet(18), run("a", "b")];
		expect(stabilityOutcome(runs)).toMatchObject({
			passed: 0,
			failures: [
				{ title: "a", message: "unstable 2 times in the last 20 runs" },
			],
		});
		expect(stabilityOutcome([...runs, run()]).failures).toEqual([]);
	});
});
