import { beforeAll, describe, expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { alikeByWords } from "#lib/platform/search/similar";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { comparerProjets, lireProjetsDeRang } from "./queries.ts";

useTestDatabase();

const PART = 0.4;

beforeAll(async () => {
	await creerProjet({
		slug: "fontaines",
		nom: "Carte des fontaines d’eau potable",
		accroche: "Trouver de l’eau fraîche en ville.",
	});
	await creerProjet({
		slug: "composteurs",
		nom: "Carte des composteurs de quartier",
		accroche: "Déposer ses épluchures près de chez soi.",
	});
	await creerProjet({
		slug: "cachees",
		nom: "Fontaines d’eau cachées",
		statut: "propose",
		publie_le: null,
	});
	// Enough other entries for words to be rare or common.
	await rows(
		sql`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
		    SELECT 'autre-' || n, 'Carte numéro ' || n, 'Une carte de plus.', repeat('mot ', 10), 'publie', now()
		    FROM generate_series(1, 300) AS n`,
	);
});

async function proches(texte: string) {
	const trouves = await lireProjetsDeRang(
		alikeByWords(await comparerProjets(texte), PART),
		5,
	);
	return trouves.map(({ slug }) => slug);
}

describe("projects with similar texts", () => {
	test.each([
		["the same words in another order", "Eau potable : une carte de fontaines"],
		["other forms of the words, unaccented", "cartographier la fontaine d'eau"],
		["capitals", "FONTAINES D’EAU POTABLE"],
	])("are found by %s", async (_cas, texte) => {
		expect(await proches(texte)).toEqual(["fontaines"]);
	});

	test("come most similar first", async () => {
		expect(
			await proches(
				"Une carte des fontaines d’eau, et où déposer ses épluchures",
			),
		).toEqual(["fontaines", "composteurs"]);
	});

	test("are none when only a common word is shared, or a word among many", async () => {
		expect(await proches("Carte des vélos partagés de Rennes")).toEqual([]);
		expect(
			await proches("Apprendre le solfège avec une fontaine musicale"),
		).toEqual([]);
	});

	test("do not hold what is not published", async () => {
		expect(await proches("fontaines d’eau")).toEqual(["fontaines"]);
		await rows(
			sql`UPDATE projets SET statut = 'archive' WHERE slug = 'fontaines'`,
		);
		expect(await proches("fontaines d’eau")).toEqual([]);
		await rows(
			sql`UPDATE projets SET statut = 'publie' WHERE slug = 'fontaines'`,
		);
	});

	test.each([
		["nothing", ""],
		["blanks", " \u00a0\n"],
		["words that say nothing", "de la le les et"],
		["signs", "'\\'' & | ! <-> :* % _ \\"],
		["an injection", "'; DROP TABLE projets; --"],
		["emoji", "💧💧💧"],
		["a very long text", "mot ".repeat(5000)],
	])("are none, and nothing fails, for %s", async (_cas, texte) => {
		expect(await proches(texte)).not.toContain("fontaines");
	});
});
