import { expect, test } from "vitest";
import { translated } from "./translated.ts";

const FRANCAIS = {
	nom: "Eau",
	accroche: null,
	traductions: { en: { nom: "Water", accroche: undefined } },
};

test("D6: the English version where there is one, the original marked with its language elsewhere", () => {
	expect(translated(FRANCAIS, "nom", "en")).toEqual({
		texte: "Water",
		langue: "en",
	});
	expect(translated(FRANCAIS, "nom", "fr")).toEqual({
		texte: "Eau",
		langue: "fr",
	});
	expect(translated(FRANCAIS, "accroche", "en")).toEqual({
		texte: "",
		langue: "fr",
	});
});

test("D7: an original in English is never passed off as French", () => {
	const anglais = { langue: "en", nom: "Water", traductions: {} } as const;
	expect(translated(anglais, "nom", "fr")).toEqual({
		texte: "Water",
		langue: "en",
	});
	expect(translated(anglais, "nom", "en")).toEqual({
		texte: "Water",
		langue: "en",
	});
});
