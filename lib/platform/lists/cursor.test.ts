import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeEnvironment } from "../config/env.ts";
import { readCursor, writeCursor } from "./cursor.ts";

completeEnvironment({
	NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
});

const KEYS = fc.array(
	fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
	{ maxLength: 4 },
);

describe("D21: cursors", () => {
	test("a cursor returns its keys for the list it was written for", () => {
		fc.assert(
			fc.property(KEYS, fc.string(), (keys, scope) => {
				const cursor = writeCursor(keys, scope);
				expect(readCursor(cursor, scope)).toEqual(keys);
				expect(encodeURIComponent(cursor)).toBe(cursor);
			}),
		);
	});

	test("a cursor written for another list is rejected", () => {
		fc.assert(
			fc.property(KEYS, fc.string(), fc.string(), (keys, scope, other) => {
				fc.pre(scope !== other);
				expect(readCursor(writeCursor(keys, scope), other)).toBeNull();
			}),
		);
	});

	test("a cursor changed anywhere is rejected", () => {
		const cursor = writeCursor([true, "2026-01-01T00:00:00+00:00", 7], "liste");
		for (const more of ["x", "=", "*", " "])
			expect(readCursor(cursor + more, "liste")).toBeNull();
		for (let at = 0; at < cursor.length; at++) {
			const sign = cursor[at] === "A" ? "B" : "A";
			const changed = cursor.slice(0, at) + sign + cursor.slice(at + 1);
			expect([at, readCursor(changed, "liste")]).toEqual([at, null]);
		}
	});

	test("a cursor reveals nothing of its keys, and two of them share no visible part", () => {
		const [one, other] = [987_654_321, 987_654_322].map((id) =>
			Buffer.from(
				writeCursor(["2026-01-01T00:00:00+00:00", id], "liste"),
				"base64url",
			),
		);
		expect(one?.toString("latin1")).not.toMatch(/2026|98765/);
		expect(one?.subarray(0, 24)).not.toEqual(other?.subarray(0, 24));
		expect(one?.subarray(16, 32)).not.toEqual(other?.subarray(16, 32));
	});

	test("any text that is no cursor is rejected, without throwing", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(readCursor(text, "liste")).toBeNull();
			}),
		);
		for (const text of ["", ".", "..", "W10.", "W10.AAAAAAAAAAAAAAAA", "é.é"])
			expect(readCursor(text, "liste")).toBeNull();
	});
});
