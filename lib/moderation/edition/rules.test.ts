import { expect, test } from "vitest";
import { traductionsEditees } from "./rules.ts";

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
