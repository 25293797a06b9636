import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isJsonType, readBody } from "./body.ts";
import { NESTING_MAX } from "./errors.ts";

const JSON_UTF8 = "application/json; charset=utf-8";

function read(text: string, type: string | null = JSON_UTF8) {
	return readBody(Buffer.from(text), type);
}

describe("a body", () => {
	test.each([null, "text/plain", JSON_UTF8])(
		"that is empty reads as null under the type %s",
		(type) => {
			expect(read("", type)).toEqual({ ok: true, value: null });
		},
	);

	test.each([null, "", "text/plain", "application/x-www-form-urlencoded"])(
		"without a JSON type (%j) reads as its own text",
		(type) => {
			expect(read('{"a":1}', type)).toEqual({ ok: true, value: '{"a":1}' });
		},
	);

	test.each([
		["application/json", true],
		["Application/JSON ; charset=UTF-8", true],
		["application/ld+json", true],
		["application/vnd.api+json;v=1", true],
		["application/+json", false],
		["application/jsonp", false],
		["application/json+x", false],
		["text/json", false],
		["text/x+json", false],
		["application", false],
		[undefined, false],
	])("of type %j is JSON: %s", (type, expected) => {
		expect(isJsonType(type)).toBe(expected);
	});

	test.each([null, JSON_UTF8])(
		"that is not UTF-8 is a 400 with a sentence, under the type %s",
		(type) => {
			const bytes = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]);
			expect(readBody(bytes, type)).toMatchObject({ ok: false, status: 400 });
		},
	);

	test("that is unreadable is reported with an empty input, its offset in code points", () => {
		expect(read('{"é😀": }')).toEqual({
			ok: false,
			status: 422,
			detail: [
				{
					type: "json_invalid",
					loc: ["body", 7],
					msg: "JSON decode error",
					input: {},
					ctx: { error: "Expecting value" },
				},
			],
		});
	});

	test("may begin with a byte order mark, which offsets ignore", () => {
		expect(read('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
		expect(read('\ufeff{"a":}')).toMatchObject({
			detail: [{ loc: ["body", 5] }],
		});
	});

	test.each(['{"a":NaN}', "Infinity", "-Infinity"])(
		"that contains %s is json_invalid",
		(text) => {
			expect(read(text)).toMatchObject({
				status: 422,
				detail: [{ type: "json_invalid", ctx: { error: "Expecting value" } }],
			});
		},
	);

	test("keeps the last of two equal keys", () => {
		expect(read('{"a":1,"a":2}')).toEqual({ ok: true, value: { a: 2 } });
	});

	test("with a __proto__ key changes no prototype", () => {
		const reading = read('{"__proto__":{"nom":"x"}}');
		expect(reading.ok && Reflect.get(Object(reading.value), "nom")).toBe(
			undefined,
		);
	});
});

describe("D25: nesting", () => {
	const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

	test.each([
		[NESTING_MAX - 1, true],
		[NESTING_MAX, true],
		[NESTING_MAX + 1, false],
		[200_000, false],
	])("of %i levels is read: %s", (depth, ok) => {
		const reading = read(nested(depth));
		expect(reading.ok).toBe(ok);
		if (!ok)
			expect(reading).toMatchObject({
				status: 422,
				detail: [{ type: "json_invalid", loc: ["body", NESTING_MAX] }],
			});
	});
});

test("any bytes under any type are read or refused, without an exception", () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.uint8Array(),
				fc.json().map((text) => Buffer.from(text)),
				fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
			),
			fc.option(fc.oneof(fc.constant(JSON_UTF8), fc.string())),
			(bytes, type) => {
				expect(readBody(bytes, type)).toHaveProperty("ok");
			},
		),
	);
});
