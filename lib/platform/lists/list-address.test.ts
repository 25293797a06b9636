import { expect, test } from "vitest";
import { listPath } from "./list-address.ts";

test.each([
	[{}, "/projets"],
	[{ q: "", theme: undefined, tri: null }, "/projets"],
	[
		{ theme: "eau", q: "l’été & l’hiver" },
		"/projets?q=l%E2%80%99%C3%A9t%C3%A9+%26+l%E2%80%99hiver&theme=eau",
	],
	[{ mis_en_avant: true }, "/projets?mis_en_avant=true"],
])("%j makes %s", (chosen, path) => {
	expect(listPath("/projets", chosen)).toBe(path);
});
