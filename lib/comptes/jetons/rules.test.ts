import { expect, test } from "vitest";
import {
	ADMINISTRATION_JOURS_MAX,
	JETONS_MAX_PAR_COMPTE,
	JETONS_MAX_PAR_JOUR,
	porteesDuRole,
	prefixeJeton,
} from "./rules.ts";

test("a token is shown by its first characters, too few to use it", () => {
	const jeton = "bc_0123456789abcdefghijklmnopqrstuv";
	expect(prefixeJeton(jeton)).toBe("bc_01234");
});

test("a person has five tokens at most, makes ten a day, and one for administration for ninety days; a member makes none of those", () => {
	expect([JETONS_MAX_PAR_COMPTE, JETONS_MAX_PAR_JOUR]).toEqual([5, 10]);
	expect(ADMINISTRATION_JOURS_MAX).toBe(90);
	expect(porteesDuRole("membre")).not.toContain("administration");
	for (const role of ["moderateur", "admin"] as const)
		expect(porteesDuRole(role)).toContain("administration");
});
