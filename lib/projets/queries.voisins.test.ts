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
		...{ slug: "barrage", nom: "Barrage", themes: ["eau"] },
		nb_votes: 3,
	});
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
	// So that the words of the others are rare.
	for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
		await creerProjet({ slug: `autre-${n}`, nom: `Autre ${n}` });
	await countFrequencies();
});

async function voisins(slug: string, limite = 10): Promise<string[]> {
	const liste = await listerProjetsVoisins(slug, limite);
	for (const projet of liste) ProjetResume.parse(projet);
	return liste.map((projet) => projet.slug);
}

test("those that say the same come first, then the most voted that share its themes; one word in common is not enough, and what is not published is excluded", async () => {
	expect(await voisins("carte-des-fontaines")).toEqual([
		"fontaines-libres",
		"barrage",
		"rivieres",
	]);
	expect(await voisins("rivieres")).toEqual([
		"barrage",
		"carte-des-fontaines",
		"fontaines-libres",
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
