import { describe, expect, test } from "vitest";
import { conditionalResponse, etagOf, isNotModified } from "./conditional.ts";

const TAG = etagOf(Buffer.from("x"));
const AT = new Date("2026-05-04T10:20:30.700Z");

const asking = (headers: Record<string, string>) => ({
	header: (name: string) => headers[name],
});

describe("a caller that already has the same bytes gets no body", () => {
	test.each([
		[TAG, true],
		[`W/${TAG}`, true],
		[`"other", ${TAG}`, true],
		[` "other",W/${TAG} `, true],
		["*", true],
		[" * ", true],
		['"other"', false],
		[TAG.slice(1, -1), false],
		[`"x${TAG.slice(1)}`, false],
		["", false],
	])("If-None-Match %j: %s", (tags, isHeld) => {
		const asker = asking({ "if-none-match": tags });
		expect(isNotModified(asker, { etag: TAG })).toBe(isHeld);
	});

	test.each([
		["Mon, 04 May 2026 10:20:29 GMT", false],
		["Mon, 04 May 2026 10:20:30 GMT", true],
		["Mon, 04 May 2026 10:20:31 GMT", true],
		["not a date", false],
	])("If-Modified-Since %j, to the second: %s", (date, isHeld) => {
		const asker = asking({ "if-modified-since": date });
		expect(isNotModified(asker, { etag: TAG, modifie_le: AT })).toBe(isHeld);
		expect(isNotModified(asker, { etag: TAG })).toBe(false);
	});

	test("a tag that differs takes precedence over any date", () => {
		const asker = asking({
			"if-none-match": '"other"',
			"if-modified-since": AT.toUTCString(),
		});
		expect(isNotModified(asker, { etag: TAG, modifie_le: AT })).toBe(false);
	});

	test("a file without a tag is always sent", () => {
		const asker = asking({ "if-none-match": "*" });
		expect(isNotModified(asker, { etag: undefined })).toBe(false);
		expect(isNotModified(asking({}), { etag: undefined })).toBe(false);
	});
});

test("a response of 304 has the headers and no body, and the body is not produced", () => {
	const headers = new Headers({ Vary: "x" });
	const request = new Request("http://x", {
		headers: { "if-none-match": "*" },
	});
	const answer = conditionalResponse(request, { etag: TAG }, headers, () => {
		throw new Error("made");
	});
	expect([answer.status, answer.body]).toEqual([304, null]);
	expect([...answer.headers]).toEqual([
		["cache-control", "public, no-cache"],
		["etag", TAG],
		["vary", "x"],
	]);
});
