import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cpuMs } from "./cpu-time.fixture.ts";
import { boundedInteger, pathInteger, rowNumber } from "./fields.ts";
import { validateRequest } from "./request.ts";

const path = z.object({ compte_id: pathInteger() });
const query = z.object({ limite: boundedInteger({ min: 1, max: 100 }) });

function identify(compte_id: unknown) {
	const result = validateRequest({ path }, { path: { compte_id } });
	return result.ok ? result.value.path.compte_id : result.detail[0]?.type;
}

describe("an integer in a path", () => {
	test.each([
		["1", 1],
		["1.0", 1],
		["1.000", 1],
		["+1", 1],
		["-1", -1],
		["-0", 0],
		[" 1 ", 1],
		["\t1\n", 1],
		["\u00a01", 1],
		["007", 7],
		["1_000", 1000],
		["0_1", 1],
		["0__1", 1],
		["1_0.0", 10],
		["2147483647", 2_147_483_647],
		["-2147483648", -2_147_483_648],
		[`${"0".repeat(5000)}1`, 1],
	])("%j is read as %i", (raw, value) => {
		expect(identify(raw)).toBe(value);
	});

	test.each(["2147483648", "-2147483649", "9".repeat(400), "9".repeat(4300)])(
		"beyond 32 bits matches no row, without being an error: %s",
		(raw) => {
			expect(identify(raw)).toBe(null);
		},
	);

	test.each(
		"1.5 1e3 0x1 1. .0 _1 1_ 1__0 0_ 0__ - + +-1 --1 ١ １ NaN 1.0_0 1_.0 abc"
			.split(" ")
			.concat("", " ", "- 1", "1 .0", "1 2", "9".repeat(5000).concat("x")),
	)("%j is refused as int_parsing", (raw) => {
		expect(identify(raw)).toBe("int_parsing");
	});

	test("of more than 4,300 digits is refused for its size", () => {
		expect(identify("9".repeat(4301))).toBe("int_parsing_size");
	});

	test("is refused in linear time, whatever its length and form", () => {
		const cost = cpuMs(() => {
			for (const unit of ["0_", "1_", "0", " ", "1"])
				identify(`${unit.repeat(50_000)}x`);
		});
		expect(cost).toBeLessThan(500);
	});
});

describe("D21: limite", () => {
	test.each([
		["1", 1],
		["100", 100],
		["1.0", 1],
	])("%j is accepted as %i", (limite, value) => {
		const result = validateRequest({ query }, { query: { limite } });
		expect(result).toMatchObject({
			ok: true,
			value: { query: { limite: value } },
		});
	});

	test.each([
		["0", "greater_than_equal", "greater than or equal to 1", { ge: 1 }],
		["-5", "greater_than_equal", "greater than or equal to 1", { ge: 1 }],
		["101", "less_than_equal", "less than or equal to 100", { le: 100 }],
		[
			"9".repeat(400),
			"less_than_equal",
			"less than or equal to 100",
			{ le: 100 },
		],
	])("%j is refused as %s with the raw string", (limite, type, said, ctx) => {
		const result = validateRequest({ query }, { query: { limite } });
		expect(result).toEqual({
			ok: false,
			detail: [
				{
					type,
					loc: ["query", "limite"],
					msg: `Input should be ${said}`,
					input: limite,
					ctx,
				},
			],
		});
	});
});

test("an address names a row by its digits alone, as far as the database counts", () => {
	expect(["1", "2147483647"].map(rowNumber)).toEqual([1, 2147483647]);
	for (const none of [
		"0",
		"01",
		"+1",
		"1.0",
		" 1",
		"1e3",
		"2147483648",
		"",
		undefined,
	])
		expect(rowNumber(none)).toBeNull();
});
