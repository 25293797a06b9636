import { beforeAll, expect, test } from "vitest";
import { countFrequencies } from "#lib/platform/search/frequencies";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProjetsVoisins } from "./queries.ts";
import { ProjetResume } from "./schema.ts";

useTestDatabase();

beforeAll(async () => {
	for (const slug of ["eau", "velo"]) await creerTheme({ slug, nom: slug });
	await creerProjet({
		slug: "carte-des-fontaines",
		nom: "Carte des fontaines",
		accroche: "Trouver l’eau potable la plus proche.",
		themes: ["eau"],
	});
	await creerProjet({
		slug: "fontaines-libres",
		nom: "Fontaines libres",
		accroche: "Une carte pour boire partout.",
		themes: ["eau"],
	});
	await creerProjet({ slug: "rivieres", nom: "Rivières", themes: ["eau"] });
	await creerProjet({
		slug: "atelier",
		nom: "Atelier d'entraide : l\\a carte du vélo",
		themes: ["velo"],
	});
	await creerProjet({ slug: "sans-rapport", nom: "Piano", themes: ["velo"] });
	await creerProjet({
		slug: "cache",
		nom: "Carte des fontaines",
		statut: "archive",
		themes: ["eau"],
	});
	await countFrequencies();
});

async function voisins(slug: string, limite = 10): Promise<string[]> {
	const liste = await listerProjetsVoisins(slug, limite);
	for (const projet of liste) ProjetResume.parse(projet);
	return liste.map((projet) => projet.slug);
}

test("words and theme in common come before either alone; an entry with neither, or not published, is excluded", async () => {
	expect(await voisins("carte-des-fontaines")).toEqual([
		"fontaines-libres",
		"atelier",
		"rivieres",
	]);
});

test("at most the requested number", async () => {
	expect(await voisins("carte-des-fontaines", 1)).toEqual(["fontaines-libres"]);
});

test("quotes and backslashes of a name are words like others", async () => {
	expect((await voisins("atelier"))[0]).toBe("sans-rapport");
});

test.each(["inconnu", "cache", "É", ""])("none for %j", async (slug) => {
	expect(await voisins(slug)).toEqual([]);
});
