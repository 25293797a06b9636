import { beforeAll, describe, expect, test } from "vitest";
import { markedParts } from "#lib/platform/search/marks";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { rechercher, suggererRecherche } from "./queries.ts";

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

async function trouver(q: string) {
	const { besoins, projets, articles } = await rechercher(q, "fr", {
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
	test("a three-letter word finds what has that word, first where its name has it, and nothing that only holds its letters", async () => {
		const { besoins, projets } = await trouver("eau");
		expect(besoins[0]).toBe("trouver-une-fontaine-d-eau-potable");
		expect(besoins.length).toBeLessThan(4);
		expect(projets).not.toContain("mastodon");
	});

	test.each(["plantnet", "Pl@ntNet", "pl@nt net"])(
		"%s finds the project of that name first",
		async (q) => {
			expect((await trouver(q)).projets[0]).toBe("plantnet");
		},
	);

	test("blanks and signs find nothing", async () => {
		for (const q of ["", "  ", "- ’"])
			expect(await trouver(q)).toEqual({
				besoins: [],
				projets: [],
				articles: [],
			});
	});
});

test("a word that the directory knows is not taken for a misspelt one", async () => {
	const { besoins, projets } = await trouver("visio");
	expect(besoins).not.toContain("rendre-visite-aux-residents-isoles");
	expect(projets[0]).toBe("jitsi-meet");
	expect((await trouver("visionconférence")).projets[0]).toBe("jitsi-meet");
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
		const { mots } = await rechercher(q, "fr", { parNature: 5 });
		return markedParts(texte, mots)
			.filter(({ marque }) => marque)
			.map(({ texte: marque }) => marque);
	};

	test("the searched words, not words that only begin so while the results have them whole", async () => {
		expect(await marques("car", "Un car, des cars, une carte")).toEqual([
			"car",
			"cars",
		]);
	});

	test("beginnings and near words when the results have nothing else", async () => {
		expect(await marques("fon", "Une fontaine")).toEqual(["fontaine"]);
		expect(await marques("fontaime", "Une fontaine")).toEqual(["fontaine"]);
	});

	test("words that mean the same", async () => {
		expect(await marques("toubib", "Un médecin ici")).toEqual(["médecin"]);
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
