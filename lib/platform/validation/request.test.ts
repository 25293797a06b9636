import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { cpuMs } from "./cpu-time.fixture.ts";
import { INPUT_MAX_OCTETS, valueError } from "./errors.ts";
import {
	blockText,
	boundedArray,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
	patchText,
	pathInteger,
	rawText,
} from "./fields.ts";
import { type Validation, validateRequest } from "./request.ts";
import { webAddress } from "./web-address.ts";

const path = z.object({ compte_id: pathInteger() });
const query = z.object({
	q: optionalText(lineText({ max: 100 })),
	mis_en_avant: orNull(looseBoolean()),
	tri: closedList(["une", "votes"]).default("une"),
});
const body = z.object({
	nom: lineText({ min: 2, max: 120 }),
	description: blockText({ min: 4 }),
	site_web: orNull(webAddress()),
	porteur: patchText(lineText({ max: 160 })),
	themes: boundedArray(lineText(), { min: 1, max: 3 }),
	piege: rawText().default(""),
});

function detailOf<T>(result: Validation<T>) {
	return result.ok ? [] : result.detail;
}

describe("a request", () => {
	test("collects every error: path, query, body, in declared order, keys in wire order", () => {
		const sent = { piege: 1, themes: [], description: "abc" };
		const result = validateRequest(
			{ body, query, path },
			{
				body: sent,
				query: { tri: "x", q: "a".repeat(101) },
				path: { compte_id: "1.5" },
			},
		);
		expect(
			detailOf(result).map(({ type, loc }) => [type, loc.join(".")]),
		).toEqual([
			["int_parsing", "path.compte_id"],
			["string_too_long", "query.q"],
			["literal_error", "query.tri"],
			["missing", "body.nom"],
			["string_too_short", "body.description"],
			["too_short", "body.themes"],
			["string_type", "body.piege"],
		]);
		expect(detailOf(result).map((entry) => Object.keys(entry).join())).toEqual([
			"type,loc,msg,input",
			"type,loc,msg,input,ctx",
			"type,loc,msg,input,ctx",
			"type,loc,msg,input",
			"type,loc,msg,input,ctx",
			"type,loc,msg,input,ctx",
			"type,loc,msg,input",
		]);
	});

	test("that is valid is returned typed, without unknown keys", () => {
		const result = validateRequest(
			{ path, query },
			{ path: { compte_id: "7", x: "" }, query: { q: " é ", y: "1" } },
		);
		if (!result.ok) throw new Error("refused");
		expect(result.value).toEqual({
			path: { compte_id: 7 },
			query: { q: "é", mis_en_avant: null, tri: "une" },
			body: undefined,
		});
		expectTypeOf(result.value.path.compte_id).toEqualTypeOf<number | null>();
		expectTypeOf(result.value.query.tri).toEqualTypeOf<"une" | "votes">();
		expectTypeOf(result.value.body).toEqualTypeOf<undefined>();
	});

	test.each([null, undefined])("without a body (%s) is missing", (none) => {
		expect(detailOf(validateRequest({ body }, { body: none }))).toEqual([
			{ type: "missing", loc: ["body"], msg: "Field required", input: null },
		]);
	});

	test.each([[[]], [[{ nom: "x" }]], ["x"], [3], [true], [""]])(
		"whose body is %j, not an object, is model_attributes_type",
		(value) => {
			expect(detailOf(validateRequest({ body }, { body: value }))).toEqual([
				{
					type: "model_attributes_type",
					loc: ["body"],
					msg: "Input should be a valid dictionary or object to extract fields from",
					input: value,
				},
			]);
		},
	);

	test("echoes the raw value, not the normalised one", () => {
		const result = validateRequest({ body }, { body: { nom: " e\u0301\n" } });
		expect(detailOf(result)[0]).toMatchObject({
			type: "string_too_short",
			input: " e\u0301\n",
		});
	});

	test("with a missing field echoes the whole parent", () => {
		const parent = { themes: ["a"], description: "abcd", autre: { x: [1] } };
		expect(detailOf(validateRequest({ body }, { body: parent }))).toEqual([
			{
				type: "missing",
				loc: ["body", "nom"],
				msg: "Field required",
				input: parent,
			},
		]);
	});

	test("can't supply a field through a __proto__ key", () => {
		const sent: unknown = JSON.parse('{"__proto__":{"nom":"un nom"}}');
		expect(
			detailOf(validateRequest({ body }, { body: sent }))[0],
		).toMatchObject({ type: "missing", loc: ["body", "nom"] });
	});
});

describe("D25: an input", () => {
	const inputOf = (nom: unknown) =>
		detailOf(
			validateRequest({ body: body.pick({ nom: true }) }, { body: { nom } }),
		)[0];

	test.each([
		[INPUT_MAX_OCTETS - 1, true],
		[INPUT_MAX_OCTETS, true],
		[INPUT_MAX_OCTETS + 1, false],
	])("of %i bytes of JSON is echoed: %s", (octets, echoed) => {
		const text = (overhead: number) => `é${"x".repeat(octets - overhead - 2)}`;
		for (const value of [text(2), [[text(6)]], { a: text(8) }]) {
			expect(Buffer.byteLength(JSON.stringify(value))).toBe(octets);
			expect(inputOf(value)).toHaveProperty("msg");
			expect(Object.hasOwn(inputOf(value) ?? {}, "input")).toBe(echoed);
		}
	});

	test("is measured as JSON.stringify would write it", () => {
		fc.assert(
			fc.property(fc.jsonValue(), fc.nat(400), (value, more) => {
				const padded = [value, "x".repeat(INPUT_MAX_OCTETS - 200 + more)];
				const octets = Buffer.byteLength(JSON.stringify(padded));
				expect(Object.hasOwn(inputOf(padded) ?? {}, "input")).toBe(
					octets <= INPUT_MAX_OCTETS,
				);
			}),
		);
	});

	test("nested 200,000 levels deep is left out, without a crash", () => {
		let deep: unknown = 1;
		for (let level = 0; level < 200_000; level += 1) deep = [deep];
		expect(inputOf(deep)).toEqual({
			type: "string_type",
			loc: ["body", "nom"],
			msg: "Input should be a valid string",
		});
	});
});

test("a rule that only the caller can check has the same shape", () => {
	const entry = valueError(
		["body", "themes", 1],
		{ fr: "Thème inconnu.", en: "Unknown theme." },
		"zzz",
	);
	expect(JSON.stringify(entry)).toBe(
		'{"type":"value_error","loc":["body","themes",1],"msg":"Value error, Thème inconnu.","input":"zzz","ctx":{"error":{}}}',
	);
});

test("a zod refinement without our own refusal gives its message as a sentence", () => {
	const even = z.object({ f: z.string().refine(() => false, "Refusé.") });
	expect(
		detailOf(validateRequest({ body: even }, { body: { f: "x" } })),
	).toEqual([
		valueError(["body", "f"], { fr: "Refusé.", en: "Refused." }, "x"),
	]);
});

test("whatever JSON is sent, it is accepted or refused once per location, without an exception", () => {
	const value = fc.oneof(
		fc.jsonValue(),
		fc.string({ unit: "binary" }),
		fc.constantFrom(1, 0, "on", " ", "https://a.fr", [], ["a", 2]),
	);
	const sent = fc.oneof(
		value,
		fc.record(
			{
				nom: value,
				description: value,
				site_web: value,
				porteur: value,
				themes: value,
				piege: value,
			},
			{ requiredKeys: [] },
		),
	);
	fc.assert(
		fc.property(sent, (raw) => {
			const result = validateRequest({ body }, { body: raw });
			const places = detailOf(result).map(({ loc }) => JSON.stringify(loc));
			expect(new Set(places).size).toBe(places.length);
			expect(result.ok).toBe(places.length === 0);
			if (!result.ok) return;
			const again = validateRequest({ body }, { body: result.value.body });
			expect(again).toEqual(result);
		}),
		{ numRuns: 1000 },
	);
});

test("an empty query is checked in microseconds", () => {
	const check = () => validateRequest({ query }, { query: {} });
	for (let run = 0; run < 2000; run += 1) check();
	const cost = cpuMs(() => {
		for (let run = 0; run < 2000; run += 1) check();
	});
	expect(cost / 2000).toBeLessThan(0.1);
});
