import { expect, test } from "vitest";
import { digestOf } from "./shown-digest.ts";

test("the digest of what was shown is the same for the same values in any order, and another for any other value", () => {
	const shown = digestOf({ texte: "a", langue: null });
	expect(digestOf({ langue: null, texte: "a" })).toBe(shown);
	for (const other of [
		{ texte: "a", langue: "" },
		{ texte: "a " },
		{ texte: "a", langue: null, n: 1 },
		{ texte: ["a"], langue: null },
	])
		expect(digestOf(other)).not.toBe(shown);
});
