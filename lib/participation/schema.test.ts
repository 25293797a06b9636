import { expect, test } from "vitest";
import { estDouble, presse } from "./schema.ts";

test("a press within 600 ms of the one before is the half of a double one; a later one, and a first one, are not", () => {
	const [depuis = ""] = presse().valeurs.depuis;
	const plusTot = (ms: number) => ({ depuis: `${Number(depuis) - ms}` });
	expect(estDouble({ depuis })).toBe(true);
	expect(estDouble(plusTot(600))).toBe(false);
	expect(estDouble({ depuis: null })).toBe(false);
	expect(estDouble({ depuis: "hier" })).toBe(false);
	// A clock that was set back blocks nobody.
	expect(estDouble(plusTot(-60_000))).toBe(false);
});
