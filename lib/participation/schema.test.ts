import { expect, test } from "vitest";
import { estDouble, presse } from "./schema.ts";

test("a press within 600 ms of the one before is the half of a double one; a later one, and a first one, are not", () => {
	const debut = Date.parse("2026-11-27T12:00:00Z");
	const [depuis = ""] = presse(new Date(debut)).valeurs.depuis;
	const apres = (ms: number) => estDouble({ depuis }, new Date(debut + ms));
	expect([0, 599, 600].map(apres)).toEqual([true, true, false]);
	// A clock that was set back blocks nobody.
	expect(apres(-60_000)).toBe(false);
	for (const autre of [null, "hier"])
		expect(estDouble({ depuis: autre }, new Date(debut))).toBe(false);
});
