import { describe, expect, test } from "vitest";
import { conditionalResponse, etagOf, isNotModified } from "./conditional.ts";

const TAG = etagOf(Buffer.from("x"));

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
		expect(isNotModified(asker, TAG)).toBe(isHeld);
	});

	test("a file without a tag is always sent", () => {
		const asker = asking({ "if-none-match": "*" });
		expect(isNotModified(asker, undefined)).toBe(false);
		expect(isNotModified(asking({}), undefined)).toBe(false);
	});
});

test("a response of 304 has the headers and no body, and the body is not produced", () => {
	const headers = new Headers({ Vary: "x" });
	const request = new Request("http://x", {
		headers: { "if-none-match": "*" },
	});
	const answer = conditionalResponse(request, TAG, headers, () => {
		throw new Error("made");
	});
	expect([answer.status, answer.body]).toEqual([304, null]);
	expect([...answer.headers]).toEqual([
		["cache-control", "public, no-cache"],
		["etag", TAG],
		["vary", "x"],
	]);
});
