/** One thing in several writings: each finds the others, through every door. */
import { beforeAll, describe, expect, test } from "vitest";
import { countFrequencies } from "#lib/platform/search/frequencies";
import { markedParts } from "#lib/platform/search/marks";
import { listerProjets } from "#lib/projets/queries";
import { creerProjet } from "#prisma/entries.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches, motsAMarquer, suggererRecherche } from "./queries.ts";

useTestDatabase();

/** Words that the demonstration content has not, one way of writing in each entry. */
const ENTRIES: readonly (readonly [string, string])[] = [
	["tiret", "Le péri-sablier des gardes de l’ʻilot"],
	["soude", "Le périsablier des veilleurs"],
	["coupe", "Un rucher-\nthèque de quartier"],
	["cache", "Les girou\u00adettes du canton"],
	["apostrophe", "La maison de lʼestuaire"],
	["coreen", "도서관 en ville"],
	["arabe", "أصدقاء du quartier"],
	["turc", "Les amis de Yıldız"],
	["unite", "Couverture en 4G, à 2,5 t"],
	["brelotte", "Le nom dit tout"],
];

beforeAll(async () => {
	await chargerDemonstration();
	for (const [slug, description] of ENTRIES)
		await creerProjet({
			slug,
			nom: `Fiche ${slug}`,
			description: `${description}. Une description qui tient ses quarante caractères.`,
		});
	await countFrequencies();
});

async function found(q: string): Promise<string[]> {
	const page = await listerProjets({ q });
	if (!page.ok) throw new Error("refused");
	return page.valeur.elements.map(({ slug }) => slug);
}

test.each([
	["péri-sablier", ["tiret", "soude"]],
	["perisablier", ["tiret", "soude"]],
	["péri‑sablier", ["tiret", "soude"]],
	["périsa", ["tiret", "soude"]],
	["péri sablier", ["tiret", "soude"]],
	["péri sabl", ["tiret", "soude"]],
	["ruchertheque", ["coupe"]],
	["rucher- thèque", ["coupe"]],
	["girouettes", ["cache"]],
	["gi\u200brou\u00adettes", ["cache"]],
	["estuaire", ["apostrophe"]],
	["lʼestuaire", ["apostrophe"]],
	["도서관", ["coreen"]],
	["أصدقاء", ["arabe"]],
	["yıldız", ["turc"]],
	["YILDIZ", ["turc"]],
	["4G", ["unite"]],
])("%j finds %j", async (q, slugs) => {
	expect((await found(q)).toSorted()).toEqual(slugs.toSorted());
});

test("letters inside a word are no word of a compound", async () => {
	for (const q of ["sablier", "thèque"])
		expect(await found(q)).not.toContain("soude");
	expect(await found("risabl")).toEqual([]);
});

test("what was found by another writing is marked, whole", async () => {
	const marked = async (q: string, text: string) =>
		markedParts(text, (await motsAMarquer(q, [text])) ?? { words: [] })
			.filter(({ marque }) => marque)
			.map(({ texte }) => texte);
	const tiret = "Le péri-sablier bleu";
	expect(await marked("périsablier", tiret)).toEqual(["péri-sablier"]);
	expect(await marked("péri-sablier", "Un périsablier")).toEqual([
		...["périsablier"],
	]);
	expect(await marked("girouettes", "Des gi\u00adrouettes")).toEqual([
		...["gi\u00adrouettes"],
	]);
});

describe("a name written as nobody else writes it", () => {
	test.each(["OpenFoodFacts", "Open-Food-Facts", "open food facts"])(
		"%j is marked where it stands, and is found through every door",
		async (q) => {
			const [first] = await found(q);
			expect(first).toBe("open-food-facts");
			const name = "Open Food Facts";
			const marks = await motsAMarquer(q, [name]);
			expect(
				markedParts(name, marks ?? { words: [] }).some(({ marque }) => marque),
			).toBe(true);
			expect((await suggererRecherche(q, "fr", 5))[0]?.slug).toBe(first);
			expect((await listerProches(q)).projets[0]).toMatchObject({
				...{ slug: first, certitude: "sur" },
			});
		},
	);
});

test("a word begun with hyphens is the beginning of one", async () => {
	const [premier] = await suggererRecherche("b-r-e", "fr", 5);
	expect(premier?.slug).toBe("brelotte");
});

test("a part of a name that capitals part is marked and suggested", async () => {
	for (const q of ["street", "street map"]) {
		expect(
			(await suggererRecherche(q, "fr", 8)).map(({ slug }) => slug),
		).toContain("openstreetmap");
		const text = "Voir OpenStreetMap";
		const marks = await motsAMarquer(q, [text]);
		expect(
			markedParts(text, marks ?? { words: [] }).flatMap(({ texte, marque }) =>
				marque ? texte : [],
			),
		).toEqual(q.includes(" ") ? ["Street", "Map"] : ["Street"]);
	}
});

describe("a typing error", () => {
	const doors = async (q: string) => {
		const { projets } = await listerProches(q);
		return {
			list: (await found(q))[0],
			near: projets.map(({ slug }) => slug),
			sure: projets.some(({ certitude }) => certitude === "sur"),
		};
	};

	test.each(["girrouettes du cantton", "périsabllier des veillleurs"])(
		"%j is read as the known word by lists and by what is close alike, and is never sure",
		async (q) => {
			const { list, near, sure } = await doors(q);
			expect(list).toMatch(/^(cache|soude)$/);
			expect(near[0]).toBe(list);
			expect(sure).toBe(false);
		},
	);

	test("a word that is known, or frequent anywhere, is not corrected", async () => {
		expect((await listerProches("toujours")).projets).toEqual([]);
	});
});
