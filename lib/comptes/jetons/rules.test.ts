import { expect, test } from "vitest";
import { prefixeJeton } from "./rules.ts";

test("a token is shown by its first characters, too few to use it", () => {
	const jeton = "bc_0123456789abcdefghijklmnopqrstuv";
	expect(prefixeJeton(jeton)).toBe("bc_01234");
});
