import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { indexerMots, plierMot } from "./rules.ts";
import { Correspondances } from "./schema.ts";

test.each([
	["SANTÉ", "Sante\u0301"],
	["Œuvres d’art", "oeuvres d'art"],
	["data-collection", "Data Collection"],
	["  Open-Data ", "open data"],
])("%j and %j are one word", (un, autre) => {
	expect(plierMot(un)).toBe(plierMot(autre));
});

test("a theme is named by its slug, its names, and the words of the file, which win", () => {
	const index = indexerMots(
		[
			{ slug: "sante", noms: ["Santé", "Health"] },
			{ slug: "social", noms: ["Social"] },
		],
		[{ slug: "solidarite", nom: "Solidarité", mots: ["Social"] }],
	);
	expect(index.get(plierMot("HEALTH"))).toBe("sante");
	expect(index.get(plierMot("solidarité"))).toBe("solidarite");
	expect(index.get(plierMot("social"))).toBe("solidarite");
	expect(index.get(plierMot("sport"))).toBeUndefined();
});

test("the file that comes with the directory leads no word to two themes", () => {
	const fichier = join(import.meta.dirname, "../../prisma/import/themes.json");
	const correspondances = Correspondances.parse(
		JSON.parse(readFileSync(fichier, "utf8")),
	);
	const plis = correspondances.flatMap(({ nom, mots }) =>
		[nom, ...mots].map(plierMot),
	);
	expect(plis.filter((pli, rang) => plis.indexOf(pli) !== rang)).toEqual([]);
});
