import { beforeAll, describe, expect, test } from "vitest";
import { markedParts } from "#lib/platform/search/marks";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { motsAMarquer, rechercher, suggererRecherche } from "./queries.ts";

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

async function trouver(q: string) {
	const { besoins, projets, articles } = await rechercher(q, {
		parNature: 10,
	});
	const slugs = (groupe: {
		elements: readonly { element: { slug: string } }[];
	}) => groupe.elements.map(({ element }) => element.slug);
	return {
		besoins: slugs(besoins),
		projets: slugs(projets),
		articles: slugs(articles),
	};
}

describe("one search in needs, projects and articles", () => {
	test.each(["plantnet", "Pl@ntNet", "pl@nt net"])(
		"%s finds the project of that name first",
		async (q) => {
			expect((await trouver(q)).projets[0]).toBe("plantnet");
		},
	);

	test("a word that nobody wrote is said, and never one that carries no meaning, which every text has", async () => {
		const inconnus = async (q: string) =>
			(await rechercher(q, { parNature: 1 })).inconnus;
		expect(await inconnus("les")).toEqual([]);
		expect(await inconnus("le la les xyzzy")).toEqual(["xyzzy"]);
	});

	test("blanks and signs find nothing", async () => {
		for (const q of ["", "  ", "- ’"])
			expect(await trouver(q)).toEqual({
				besoins: [],
				projets: [],
				articles: [],
			});
	});
});

test("a name that has what is typed in the other language only is not suggested", async () => {
	const titres = (await suggererRecherche("wi", "fr", 9)).map(
		({ titre }) => titre,
	);
	expect(titres).toContain("Wikipédia");
	for (const titre of titres) expect(titre).toMatch(/\bwi/i);
});

describe("what a page marks", () => {
	const marques = async (q: string, texte: string) => {
		const mots = await motsAMarquer(q, [texte]);
		return markedParts(texte, mots ?? { words: [] })
			.filter(({ marque }) => marque)
			.map(({ texte: marque }) => marque);
	};

	test("the searched words in any form, and no word that only begins so", async () => {
		expect(await marques("car", "Un car, des cars, une carte")).toEqual([
			...["car", "cars"],
		]);
	});

	test("longer words that begin so, and what a misspelt word was read as", async () => {
		expect(await marques("fonta", "Une fontaine")).toEqual(["fontaine"]);
		expect(await marques("fontaime", "Une fontaine")).toEqual(["fontaine"]);
	});

	test("words that mean the same", async () => {
		expect(await marques("docteur", "Un médecin ici")).toEqual(["médecin"]);
	});
});

test("suggestions are names that have what is typed, in the language of the page", async () => {
	expect((await suggererRecherche("openst", "fr", 8))[0]).toEqual({
		nature: "projet",
		slug: "openstreetmap",
		titre: "OpenStreetMap",
	});
	expect(await suggererRecherche("o", "fr", 8)).toEqual([]);
	const [traduit] = await suggererRecherche("drink", "en", 8);
	expect(traduit).toMatchObject({
		nature: "besoin",
		slug: "trouver-une-fontaine-d-eau-potable",
	});
	expect(traduit?.titre).toMatch(/^Find a drinking/);
});
