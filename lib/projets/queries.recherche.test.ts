import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { withRequestNote } from "#lib/platform/runtime/request-context";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProjets } from "./queries.ts";

useTestDatabase();

const DESCRIPTION =
	"Une description qui tient ses quarante caractères au moins.";

beforeAll(async () => {
	await creerTheme({ slug: "mer", nom: "Océan" });
	for (const [slug, plus] of Object.entries({
		cadre: { nom: "Le vélodrome", description: DESCRIPTION },
		cycle: { nom: "Des vélos pour tous", porteur: "Association Ésope" },
		foret: { nom: "Chênes et cœur", territoire: "Île-de-Ré" },
		navire: { nom: "Voilier", themes: ["mer"] },
		anglais: {
			nom: "Boussole",
			traductions: { en: { nom: "Compass", accroche: "Libraries nearby" } },
		},
		dit: { nom: "Sans titre", mots_habitants: ["réparer ma bicyclette"] },
		cache: { nom: "Vélo refusé", statut: "archive" },
	}))
		await creerProjet({ slug, ...plus });
});

async function found(q: string): Promise<string[]> {
	const page = await listerProjets({ q });
	if (!page.ok) throw new Error("refused");
	expect(page.valeur.total).toBe(page.valeur.elements.length);
	return page.valeur.elements.map(({ slug }) => slug);
}

describe("D18: what a search finds", () => {
	test.each([
		["a word and its plural, not letters inside a longer one", "velo", "cycle"],
		["whatever the accents, the case and the form", "VE\u0301LOS", "cycle"],
		["a ligature", "coeur", "foret"],
		["a word after an elided article", "l’ésope", "cycle"],
		["words with a hyphen", "ile-de-re", "foret"],
		["a theme", "océans", "navire"],
		["an English version, by its English stem", "library", "anglais"],
		["a phrase of citizens", "réparation bicyclettes", "dit"],
		["the beginning of a word, from five letters on", "vélod", "cadre"],
		["a word among empty ones", "le de la boussole", "anglais"],
	])("%s: %j", async (_what, q, slug) => {
		expect(await found(q)).toContain(slug);
	});

	test.each(["%", "_", "\\", "drome%", "xylophone", "vél", "odrome"])(
		"nothing by signs, letters inside words, or short beginnings: %j",
		async (q) => {
			expect(await found(q)).toEqual([]);
		},
	);

	test("an empty search is none", async () => {
		expect(await found("")).toHaveLength(6);
	});

	test("every word first, then some of them", async () => {
		expect(await found("vélo boussole")).toEqual(
			expect.arrayContaining(["cycle", "anglais"]),
		);
		expect((await found("vélos ésope voilier"))[0]).toBe("cycle");
	});
});

describe("D18: one typing error in a word of five letters or more that nothing has", () => {
	test.each([
		["a letter too many", "bousssole"],
		["a letter less", "bousole"],
		["another letter", "bouzsole"],
		["two letters exchanged", "bosusole"],
	])("%s: %j", async (_what, q) => {
		expect(await found(q)).toEqual(["anglais"]);
	});

	test("not in one of four letters, and not where the word as written is met", async () => {
		expect(await found("vélx")).toEqual([]);
		await creerProjet({ slug: "proche", nom: "Boussili" });
		expect(await found("boussili")).toEqual(["proche"]);
		await prisma().projet.delete({ where: { slug: "proche" } });
	});
});

test("D18: the order is by relevance unless one is named; `pertinence=true` is by relevance whatever is named", async () => {
	const slugs = async (query: Parameters<typeof listerProjets>[0]) => {
		const page = await listerProjets(query);
		return page.ok ? page.valeur.elements.map(({ slug }) => slug) : [];
	};
	const q = "vélos boussole voilier";
	const ranked = await slugs({ q });
	const byDate = (await slugs({ tri: "recents" })).filter((slug) =>
		ranked.includes(slug),
	);
	expect(await slugs({ q, tri: "recents" })).toEqual(byDate);
	expect(ranked).not.toEqual(byDate);
	expect(await slugs({ q, tri: "recents", pertinence: true })).toEqual(ranked);
});

test("a project that is taken down while a page is made is not in it, though its search had found it", async () => {
	const page = { address: "/projets", storeDown: false };
	await withRequestNote(page, async () => {
		expect(await found("bicyclette")).toEqual(["dit", "cycle"]);
		await prisma().projet.update({
			where: { slug: "dit" },
			data: { statut: "archive" },
		});
		for (const tri of [undefined, "recents"] as const)
			expect(await listerProjets({ q: "bicyclette", tri })).toMatchObject({
				valeur: { elements: [{ slug: "cycle" }] },
			});
	});
});
