import { describe, expect, test } from "vitest";
import {
	BORNES_MANQUEE,
	lundiDe,
	motsGardes,
	ressembleAUneAdresse,
} from "./rules.ts";

describe("what looks like an address or a number is never kept", () => {
	test.each([
		["an e-mail address", "camille@exemple.org"],
		["one with full-width signs", "camille＠exemple．org"],
		["one that hides its sign", "camille (at) exemple"],
		["a phone number", "06 12 34 56 78"],
		["one with dots", "06.12.34.56.78"],
		["one abroad", "+33 6 12 34 56 78"],
		["one in other digits", "٠٦١٢٣٤"],
		["an account number", "FR76 3000"],
		["the address of a site", "exemple.org"],
		["the address of a page", "https://exemple"],
		["one without its scheme", "www exemple"],
		["a path", "exemple/camille"],
	])("%s: %s", (_quoi, q) => {
		expect(ressembleAUneAdresse(q)).toBe(true);
		expect(motsGardes(q)).toBeNull();
	});

	test.each(["défibrillateur", "marché 2026", "l’eau potable", "wi-fi, où ?"])(
		"words are not taken for one: %s",
		(q) => {
			expect(ressembleAUneAdresse(q)).toBe(false);
		},
	);
});

describe("the words that are kept", () => {
	test("are those that carry meaning, in their order", () => {
		expect(motsGardes("Où trouver un défibrillateur ?")).toBe("defibrillateur");
	});

	test("are 3 to 80 characters", () => {
		const { min, max } = BORNES_MANQUEE;
		for (const longueur of [min, max]) {
			const mot = "x".repeat(longueur);
			expect(motsGardes(mot)).toBe(mot);
		}
		for (const longueur of [min - 1, max + 1]) {
			const mot = "x".repeat(longueur);
			expect(motsGardes(mot)).toBeNull();
		}
	});
});

test.each([
	["2026-11-23", "2026-11-23"],
	["2026-11-29", "2026-11-23"],
	["2026-11-30", "2026-11-30"],
	["2027-01-01", "2026-12-28"],
])("the week of %s begins on %s", (jour, lundi) => {
	expect(lundiDe(jour)).toBe(lundi);
});
