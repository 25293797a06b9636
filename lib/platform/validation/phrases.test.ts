import { describe, expect, test } from "vitest";
import { z } from "zod";
import { COUT_MAX_MS, cpuMs, hostileTexts } from "./cpu-time.fixture.ts";
import { shapeOf } from "./form-shape.ts";
import { outcomeOf } from "./lone-field.fixture.ts";
import { phraseList } from "./phrases.ts";
import { validateRequest } from "./request.ts";

const BOUNDS = { count: 3, min: 3, max: 8 };
const field = phraseList(BOUNDS);

function refusals(raw: unknown) {
	const lu = validateRequest(
		{ body: z.object({ f: field }) },
		{ body: { f: raw } },
	);
	return lu.ok ? [] : lu.detail.map(({ type, loc }) => [type, ...loc]);
}

describe("a list of phrases", () => {
	test("absent, null and empty are no phrase", () => {
		expect([
			outcomeOf(field),
			outcomeOf(field, null),
			outcomeOf(field, []),
		]).toEqual([[], [], []]);
	});

	test("D25: each phrase is one line, composed and trimmed before its bounds, in code points", () => {
		expect(
			outcomeOf(field, [" e\u0301te\u0301\t", "ligne\nun", "😀".repeat(8)]),
		).toEqual(["été", "ligne un", "😀".repeat(8)]);
		expect(outcomeOf(field, ["שלום"])).toEqual(["שלום"]);
	});

	test("each bound is held at the phrase that breaks it: below, at and above", () => {
		const { min, max } = BOUNDS;
		expect(
			refusals(["a".repeat(min - 1), "b".repeat(max + 1), "c".repeat(min)]),
		).toEqual([
			["string_too_short", "body", "f", 0],
			["string_too_long", "body", "f", 1],
		]);
		expect(refusals(["a".repeat(min), "b".repeat(max)])).toEqual([]);
	});

	test("too many phrases are refused as a list, before any is read, doubles included", () => {
		expect(refusals(["un!", "un!", "un!", 4])).toEqual([
			["too_long", "body", "f"],
		]);
	});

	test("of phrases that differ only by case, accents or signs the first stays; signs alone are not the same", () => {
		expect(outcomeOf(field, ["L’eau", "l'EAU !", "autre"])).toEqual([
			"L’eau",
			"autre",
		]);
		expect(outcomeOf(field, ["Cœur…", "coeur", "🏠🏠🏠"])).toEqual([
			"Cœur…",
			"🏠🏠🏠",
		]);
		expect(outcomeOf(field, ["💧💧💧", "🏠🏠🏠"])).toHaveLength(2);
	});

	test.each([
		["a text", "un deux", [["list_type", "body", "f"]]],
		["an object", { 0: "un deux" }, [["list_type", "body", "f"]]],
		["a list in it", [["un deux"]], [["string_type", "body", "f", 0]]],
		["null in it", ["un!", null], [["string_type", "body", "f", 1]]],
		["an empty phrase", ["  "], [["string_too_short", "body", "f", 0]]],
		["a control", ["un\u0007deux"], [["value_error", "body", "f", 0]]],
		["a bidi control", ["un\u202edeux"], [["value_error", "body", "f", 0]]],
		["half a character", ["un\ud800"], [["string_unicode", "body", "f", 0]]],
		["the separator", ["un | de"], [["value_error", "body", "f", 0]]],
	])("%s is refused at its place", (_, raw, expected) => {
		expect(refusals(raw)).toEqual(expected);
	});

	test.each(hostileTexts(20_000))(
		"phrases of %s are read in less than 100 ms",
		(_, text) => {
			const raw = Array.from({ length: BOUNDS.count }, () => text);
			expect(cpuMs(() => refusals(raw))).toBeLessThan(COUT_MAX_MS);
		},
	);
});

test("a form knows the fields that it types as one text from the schema", () => {
	const noms = phraseList({ ...BOUNDS, what: "line" });
	const schema = z.object({
		f: field.meta({ fr: "Dits." }),
		autre: z.array(z.string()),
		noms,
	});
	expect(shapeOf(schema)).toEqual({
		lists: new Set(["autre"]),
		addresses: new Set(),
		byLine: new Map([
			["f", "phrase"],
			["noms", "line"],
		]),
	});
});
