import { describe, expect, test } from "vitest";
import { COUT_MAX_MS, cpuMs } from "./cpu-time.fixture.ts";
import {
	countsMoreThan,
	hasEndlessMarks,
	MARQUES_MAX,
	withoutTrailing,
} from "./text-cost.ts";

test.each([
	["aaa", 3, false],
	["aaaa", 3, true],
	["😀😀😀", 3, false],
	["😀😀😀😀", 3, true],
	["😀".repeat(100_000), 3, true],
])("%j has more than %i code points: %j", (text, max, expected) => {
	expect(countsMoreThan(text, max)).toBe(expected);
});

test("consecutive marks are counted, wherever the run begins", () => {
	const marks = "\u0300".repeat(MARQUES_MAX);
	expect(hasEndlessMarks(`a${marks}b${marks}`)).toBe(false);
	expect(hasEndlessMarks(`a${marks}b${marks}\u0301`)).toBe(true);
	expect(hasEndlessMarks(`${marks}\u0301`)).toBe(true);
});

describe("the characters at the end", () => {
	test("are removed, and those inside stay", () => {
		expect(withoutTrailing("a.b)..", ".)")).toBe("a.b");
		expect(withoutTrailing("...", ".")).toBe("");
	});

	test("are removed in a time proportional to the length", () => {
		const text = `a${".".repeat(300_000)}`;
		expect(cpuMs(() => withoutTrailing(text, "."))).toBeLessThan(COUT_MAX_MS);
	});
});
