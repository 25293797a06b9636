import { beforeAll, describe, expect, test } from "vitest";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { asWrittenIn, nearestSpelling } from "./spelling.ts";

useTestDatabase();

beforeAll(async () => {
	await creerProjet({
		slug: "velos",
		nom: "Bibliothèque de vélos partagés",
		accroche: "Emprunter une bicyclette.",
	});
});

/** Finds what contains one of these words, folded as in a search. */
function holding(words: readonly string[], text = "Bibliothèque de vélos") {
	return async (q: string) => ({
		total: q.split(" ").every((word) => words.includes(word)) ? 1 : 0,
		text,
	});
}

describe("the nearest spelling", () => {
	test.each([
		["two errors in a word of seven letters", "bicyclte", "bicyclette"],
		["three in a long word", "bibliotheck", "bibliothèque"],
		[
			"one word wrong, the other right",
			"velos bibliotheck",
			"vélos bibliothèque",
		],
		["the first letter wrong", "picyclete", "bicyclette"],
	])("%s: %j", async (_title, q, suggestion) => {
		const find = holding(["bibliotheque", "velos", "bicyclette"]);
		expect(await nearestSpelling(q, find)).toBe(suggestion);
	});

	test.each([
		["a word that is known already", "velos"],
		["three letters", "vel"],
		["a word that is near none", "xylophone"],
		["signs", "c++ %"],
		["nothing", " "],
		["seven words and more", "bicyclte a b c d e f"],
	])("none for %s: %j", async (_title, q) => {
		expect(await nearestSpelling(q, holding([]))).toBeNull();
	});

	test("a spelling that would find nothing is not offered: `mots` also contains words that are not public", async () => {
		expect(await nearestSpelling("bicyclte", holding([]))).toBeNull();
	});

	test("of several spellings, the one that finds the most", async () => {
		const find = async (q: string) => ({
			total: q === "bicyclettes" ? 9 : q === "bicyclette" ? 2 : 0,
			text: "",
		});
		await creerProjet({ slug: "pluriel", nom: "Bicyclettes" });
		expect(await nearestSpelling("bicyclite", find)).toBe("bicyclettes");
	});
});

test("words take the accents and the case of a text that has them, and are otherwise unchanged", () => {
	expect(asWrittenIn("Des VÉLOS à l’école", "velos ecole eau")).toBe(
		"vélos école eau",
	);
});
