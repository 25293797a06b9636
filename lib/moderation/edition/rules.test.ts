import { expect, test } from "vitest";
import { champsChanges, traductionsEditees } from "./rules.ts";

const CLES = ["titre", "resume"] as const;

test("the English version keeps each field that was translated, even a single one, and there is none without", () => {
	const aucune = { titre_en: null, resume_en: null };
	const seule = { ...aucune, titre_en: "A title" };
	expect(traductionsEditees(CLES, aucune)).toEqual({});
	expect(traductionsEditees(CLES, seule)).toEqual({ en: { titre: "A title" } });
	expect(traductionsEditees(CLES, aucune, { cahier: "A brief" })).toEqual({
		en: { cahier: "A brief" },
	});
	expect(traductionsEditees(CLES, seule, { cahier: "A brief" })).toEqual({
		en: { titre: "A title", cahier: "A brief" },
	});
});

test("a field whose value is written otherwise is told as changed, and one that only looks new is not", () => {
	expect(
		champsChanges(
			{ titre: "un", themes: [1, 2], traductions: { en: { titre: "one" } } },
			{ titre: "un", themes: [2, 1], traductions: { en: { titre: "one" } } },
		),
	).toEqual(["themes"]);
});
