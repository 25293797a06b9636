import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockText, lineText, rawText, TEXTE_MAX } from "./fields.ts";
import { outcomeOf } from "./lone-field.fixture.ts";
import { MARQUES_MAX } from "./text-cost.ts";

describe("D25: a text", () => {
	test.each([
		["  a  ", "a"],
		["a\r\nb", "a b"],
		["a \n\t b", "a b"],
		["a\u2028b\u2029c", "a b c"],
		["a  b", "a  b"],
		["e\u0301te\u0301", "\u00e9t\u00e9"],
		["\n", ""],
		["\u200b\u2060 \ufeff\u00ad", ""],
		["\u2800\u3164", ""],
		["\u200ba\u200d", "\u200ba\u200d"],
	])("on one line turns %j into %j", (raw, kept) => {
		expect(outcomeOf(lineText(), raw)).toBe(kept);
	});

	test.each([
		[" a\r\nb\rc\n\td \n", "a\nb\nc\n\td"],
		["e\u0301", "\u00e9"],
	])("on several lines turns %j into %j", (raw, kept) => {
		expect(outcomeOf(blockText(), raw)).toBe(kept);
	});

	test.each([
		..."\u0000\u0008\u000b\u000c\u001f\u007f\u0085\u009f\u202a\u202e\u2066\u2069",
	])("that contains %j is refused with a French sentence", (character) => {
		const raw = `un${character}deux`;
		for (const field of [lineText(), blockText(), rawText()])
			expect(outcomeOf(field, raw)).toEqual({
				type: "value_error",
				loc: ["body", "f"],
				msg: "Value error, Ce texte contient un caractère de contrôle, qui n’est pas accepté.",
				input: raw,
				ctx: { error: {} },
			});
	});

	test.each([..."\u2029\u202f\u2065\u206a\u200f\u00a0\ufeff"])(
		"that contains %j is accepted",
		(character) => {
			expect(outcomeOf(lineText(), `un${character}deux`)).toBeTypeOf("string");
		},
	);

	test.each(["\ud800", "a\udc00b", "\ud800\u0000"])(
		"with a lone surrogate (%j) is string_unicode, and never echoed",
		(raw) => {
			expect(outcomeOf(lineText({ max: 1 }), raw)).toEqual({
				type: "string_unicode",
				loc: ["body", "f"],
				msg: "Input should be a valid string, unable to parse raw data as a unicode string",
			});
		},
	);

	test("is bounded in code points of the normalised text, below, at and above", () => {
		const field = lineText({ min: 2, max: 120 });
		const outcomes = [1, 2, 119, 120, 121].map((length) =>
			outcomeOf(field, ` ${"😀".repeat(length)}\n`),
		);
		expect(outcomes).toEqual([
			expect.objectContaining({ type: "string_too_short", input: " 😀\n" }),
			"😀".repeat(2),
			"😀".repeat(119),
			"😀".repeat(120),
			expect.objectContaining({ type: "string_too_long" }),
		]);
	});

	test("keeps its bounds whatever is sent, and normalising it again changes nothing", () => {
		const text = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.string({ unit: "grapheme" }),
			fc.string({ unit: fc.constantFrom(..."a\u0301\r\n\t \u2028\u00a0😀") }),
		);
		for (const layout of [lineText, blockText])
			fc.assert(
				fc.property(text, fc.nat(6), fc.nat(6), (raw, min, extra) => {
					const field = layout({ min, max: min + extra });
					const kept = outcomeOf(field, raw);
					const free = outcomeOf(layout(), raw);
					if (typeof free !== "string") return;
					const length = [...free].length;
					const fits = length >= min && length <= min + extra;
					expect(typeof kept === "string").toBe(fits);
					if (fits) expect(outcomeOf(field, kept)).toBe(kept);
				}),
				{ numRuns: 300 },
			);
	});

	test("is refused as too long, with its own bounds, however long the raw text is", () => {
		const field = lineText({ min: 2, max: 120 });
		for (const length of [121, 480, 481, 961, 200_000])
			expect(outcomeOf(field, "é".repeat(length))).toMatchObject({
				type: "string_too_long",
				msg: "String should have at most 120 characters",
				ctx: { max_length: 120 },
			});
	});

	test("is validated as normalised: blanks and marks that disappear never count", () => {
		const field = lineText({ max: 3 });
		expect(outcomeOf(field, `${" ".repeat(200_000)}a`)).toBe("a");
		expect(outcomeOf(field, `a${" \n".repeat(100_000)}b`)).toBe("a b");
		// NFC makes one code point of four.
		expect(outcomeOf(field, "\u03b1\u0313\u0300\u0345".repeat(3))).toBe(
			"\u1f82".repeat(3),
		);
		expect(outcomeOf(blockText({ max: 3 }), `a${"\r\n".repeat(2)}`)).toBe("a");
	});

	test("without its own bound has that of all texts", () => {
		const outcomes = [TEXTE_MAX, TEXTE_MAX + 1].map((length) =>
			outcomeOf(blockText(), "a".repeat(length)),
		);
		expect(outcomes).toEqual([
			"a".repeat(TEXTE_MAX),
			expect.objectContaining({ type: "string_too_long" }),
		]);
	});

	test("may have as many marks on a letter as any language writes, and no more", () => {
		const [kept, refused] = [MARQUES_MAX, MARQUES_MAX + 1].map((marks) =>
			outcomeOf(lineText(), `x${"\u0315".repeat(marks)}`),
		);
		expect(kept).toBe(`x${"\u0315".repeat(MARQUES_MAX)}`);
		expect(refused).toMatchObject({
			type: "value_error",
			msg: "Value error, Ce texte porte trop d’accents sur une même lettre.",
		});
	});

	test("D15: the honeypot is kept unchanged", () => {
		const piege = rawText().default("");
		expect(outcomeOf(piege, " x\r\n ")).toBe(" x\r\n ");
		expect(outcomeOf(piege)).toBe("");
		expect(outcomeOf(piege, null)).toMatchObject({ type: "string_type" });
	});
});
