import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
	boundedArray,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
	orUnchanged,
	patchText,
} from "./fields.ts";
import { outcomeOf } from "./lone-field.fixture.ts";
import { validateRequest } from "./request.ts";

describe("absent, null or empty values", () => {
	const text = lineText({ max: 5 });
	const flag = looseBoolean();
	test.each([
		["optionalText", optionalText(text), [null, null, null, null]],
		["patchText", patchText(text), [undefined, null, null, null]],
	])(
		"%s reads absent, null, empty and blank as D25 and D13 say",
		(_, field, expected) => {
			expect([
				outcomeOf(field),
				outcomeOf(field, null),
				outcomeOf(field, ""),
				outcomeOf(field, " \n"),
			]).toEqual(expected);
			expect(outcomeOf(field, " a ")).toBe("a");
			expect(outcomeOf(field, "aaaaaa")).toMatchObject({
				type: "string_too_long",
			});
			expect(outcomeOf(field, 1)).toMatchObject({ type: "string_type" });
		},
	);

	test("orNull and orUnchanged give absent and null the same result", () => {
		expect([outcomeOf(orNull(flag)), outcomeOf(orNull(flag), null)]).toEqual([
			null,
			null,
		]);
		expect([
			outcomeOf(orUnchanged(flag)),
			outcomeOf(orUnchanged(flag), null),
		]).toEqual([undefined, undefined]);
		expect(outcomeOf(orNull(flag), 0)).toBe(false);
		expect(outcomeOf(orUnchanged(flag), "no")).toBe(false);
	});

	test("a required field that is absent is missing, whatever its kind", () => {
		for (const field of [
			text,
			flag,
			closedList(["a"]),
			closedList(["a"], { stringFirst: true }),
			boundedArray(text, { max: 1 }),
		])
			expect(outcomeOf(field)).toEqual({
				type: "missing",
				loc: ["body", "f"],
				msg: "Field required",
				input: {},
			});
	});
});

describe("a boolean", () => {
	test.each([
		[true, [true, "true", "TRUE", "t", "Yes", "y", "oN", "1", 1, 1.0]],
		[false, [false, "false", "False", "F", "no", "N", "off", "0", 0, -0]],
	])("%s is read from each of %j", (value, spellings) => {
		for (const raw of spellings)
			expect(outcomeOf(looseBoolean(), raw)).toBe(value);
	});

	test.each(["", "oui", " true", "1.0", "01", 2, -1, 2 ** 62])(
		"%j is bool_parsing",
		(raw) => {
			expect(outcomeOf(looseBoolean(), raw)).toEqual({
				type: "bool_parsing",
				loc: ["body", "f"],
				msg: "Input should be a valid boolean, unable to interpret input",
				input: raw,
			});
		},
	);

	test.each([null, [], {}, 1.5, 1e20])("%j is bool_type", (raw) => {
		expect(outcomeOf(looseBoolean(), raw)).toEqual({
			type: "bool_type",
			loc: ["body", "f"],
			msg: "Input should be a valid boolean",
			input: raw,
		});
	});
});

describe("a closed list", () => {
	test.each([
		[["une"], "'une'"],
		[["une", "votes"], "'une' or 'votes'"],
		[["une", "votes", "recents"], "'une', 'votes' or 'recents'"],
	])("names its members %j as %s", ([first = "", ...others], expected) => {
		for (const raw of ["x", "UNE", "", " une", 3, null])
			expect(outcomeOf(closedList([first, ...others]), raw)).toEqual({
				type: "literal_error",
				loc: ["body", "f"],
				msg: `Input should be ${expected}`,
				input: raw,
				ctx: { expected },
			});
		expect(outcomeOf(closedList([first, ...others]), "une")).toBe("une");
	});

	test("D13: with stringFirst, a value that is not a string is string_type", () => {
		const statut = closedList(["propose", "publie"], { stringFirst: true });
		expect(outcomeOf(statut, 1)).toMatchObject({
			type: "string_type",
			input: 1,
		});
		expect(outcomeOf(statut, null)).toMatchObject({ type: "string_type" });
		expect(outcomeOf(statut, "x")).toMatchObject({ type: "literal_error" });
		expect(outcomeOf(statut, "publie")).toBe("publie");
	});
});

describe("a list", () => {
	const themes = boundedArray(lineText({ max: 3 }), { min: 2, max: 3 });

	test.each([
		["a", "list_type", "Input should be a valid list", undefined],
		[{ a: 1 }, "list_type", "Input should be a valid list", undefined],
		[null, "list_type", "Input should be a valid list", undefined],
		[
			["a"],
			"too_short",
			"List should have at least 2 items after validation, not 1",
			{ field_type: "List", min_length: 2, actual_length: 1 },
		],
		[
			["a", 2, "c", "d"],
			"too_long",
			"List should have at most 3 items after validation, not 4",
			{ field_type: "List", max_length: 3, actual_length: 4 },
		],
	])("%j is %s", (raw, type, msg, ctx) => {
		const entry = { type, loc: ["body", "f"], msg, input: raw };
		expect(outcomeOf(themes, raw)).toEqual(ctx ? { ...entry, ctx } : entry);
	});

	test("reports the index of each wrong item, and then not its own length", () => {
		const result = validateRequest(
			{
				body: z.object({
					f: boundedArray(lineText({ max: 3 }), { min: 3, max: 3 }),
				}),
			},
			{ body: { f: [1, "aaaa"] } },
		);
		expect(result).toMatchObject({
			detail: [
				{ type: "string_type", loc: ["body", "f", 0], input: 1 },
				{ type: "string_too_long", loc: ["body", "f", 1], input: "aaaa" },
			],
		});
	});

	test("keeps its normalised items", () => {
		expect(outcomeOf(themes, [" a ", "b"])).toEqual(["a", "b"]);
	});
});
