import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codePointOffset, diagnoseJson, tooDeepAt } from "./json-diagnosis.ts";

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

describe("the diagnosis of an unreadable JSON", () => {
	// Each recorded from CPython 3.13.
	test.each([
		["", 0, "Expecting value"],
		["  ", 2, "Expecting value"],
		['{"nom": }', 8, "Expecting value"],
		["[", 1, "Expecting value"],
		["nul", 0, "Expecting value"],
		["-", 0, "Expecting value"],
		["NaN", 0, "Expecting value"],
		['{"a": Infinity}', 6, "Expecting value"],
		['{"a":1} x', 8, "Extra data"],
		["01", 1, "Extra data"],
		["1.", 1, "Extra data"],
		['{"nom" 1}', 7, "Expecting ':' delimiter"],
		['{"nom"', 6, "Expecting ':' delimiter"],
		["[1 2]", 3, "Expecting ',' delimiter"],
		['{"a":1 "b"', 7, "Expecting ',' delimiter"],
		["[1", 2, "Expecting ',' delimiter"],
		["{", 1, "Expecting property name enclosed in double quotes"],
		["{a:1}", 1, "Expecting property name enclosed in double quotes"],
		['{"a":1,', 7, "Expecting property name enclosed in double quotes"],
		['{"a":1,}', 6, "Illegal trailing comma before end of object"],
		["[1, ]", 2, "Illegal trailing comma before end of array"],
		['"abc', 0, "Unterminated string starting at"],
		['["abc\\', 1, "Unterminated string starting at"],
		['{"nom":"a\nb"}', 9, "Invalid control character at"],
		['"\\x"', 1, "Invalid \\escape"],
		['"\\u12g4"', 2, "Invalid \\uXXXX escape"],
		['"\\u1234', 2, "Invalid \\uXXXX escape"],
	])("%j fails at %i: %s", (text, offset, reason) => {
		expect(diagnoseJson(text)).toEqual({ offset, reason });
		expect(isJson(text)).toBe(false);
	});

	test("finds no fault exactly in what JSON.parse accepts", () => {
		const piece = fc.constantFrom(
			...'{ } [ ] : , " \\ \\u 00e9 \\ud83d é 😀 1 - 0 .5 e1 E+ true null nul NaN "a" "b": \\n {} [] 1,'.split(
				" ",
			),
			" ",
			"\n",
			"\u0001",
			"\u007f",
			"\u0085",
		);
		const text = fc.array(piece).map((pieces) => pieces.join(""));
		fc.assert(
			fc.property(fc.oneof(fc.json(), text, fc.string()), (candidate) => {
				expect(diagnoseJson(candidate) === undefined).toBe(isJson(candidate));
			}),
			{ numRuns: 2000 },
		);
	});

	test.each(["[", '{"a":', '[{"a":'])(
		"survives 200,000 levels of %s",
		(bracket) => {
			const text = bracket.repeat(200_000);
			expect(diagnoseJson(text)?.offset).toBe(text.length);
		},
	);

	test("counts its offset in code points", () => {
		const text = '{"é😀": }';
		const fault = diagnoseJson(text);
		expect(codePointOffset(text, fault?.offset ?? 0)).toBe(7);
	});
});

describe("nesting", () => {
	test("counts lists and objects together and ignores brackets in strings", () => {
		expect(tooDeepAt('[{"[[[\\"[[[":[]}]', 3)).toBe(undefined);
		expect(tooDeepAt('[{"a":[]}]', 2)).toBe(6);
		expect(tooDeepAt("[][][]", 1)).toBe(undefined);
		expect(tooDeepAt('"[[[', 1)).toBe(undefined);
	});
});
