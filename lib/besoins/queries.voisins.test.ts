import { beforeEach, expect, test } from "vitest";
import { countFrequencies } from "#lib/platform/search/frequencies";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerBesoinsVoisins } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const voisins = async (slug: string, limite = 4) =>
	(await listerBesoinsVoisins(slug, limite)).map((besoin) => besoin.slug);

test("the needs that say the same come first, then the most supported of its theme; one word in common is not enough, itself and what is not public are left out", async () => {
	await creerTheme({ slug: "eau" });
	const theme = { connect: { slug: "eau" } };
	const titre = "Trouver une fontaine quand on marche";
	await creerBesoin({ slug: "cible", titre, theme });
	await creerBesoin({ slug: "pareil", titre });
	await creerBesoin({ slug: "un-mot", titre: "Une fontaine" });
	await creerBesoin({ slug: "theme", titre: "Tout autre chose", theme });
	await creerBesoin({
		...{ slug: "soutenu", titre: "Tout autre chose", theme },
		nb_soutiens: 2,
	});
	await creerBesoin({ slug: "rien", titre: "Tout autre chose" });
	await creerBesoin({ slug: "archive", titre, theme, statut: "archive" });
	await countFrequencies();
	expect(await voisins("cible")).toEqual(["pareil", "soutenu", "theme"]);
	expect(await voisins("cible", 1)).toEqual(["pareil"]);
});

test("there are none for an unknown need, for one that is not public, or alone in the directory", async () => {
	await creerBesoin({ slug: "seul" });
	await creerBesoin({ slug: "archive", statut: "archive" });
	for (const slug of ["seul", "archive", "inconnu", "É"])
		expect(await voisins(slug)).toEqual([]);
});

test("a title with quotes and backslashes breaks nothing", async () => {
	await creerBesoin({ slug: "cible", titre: "L'eau \\ 'fontaine' & | !(" });
	await creerBesoin({ slug: "autre", titre: "De l'eau, une fontaine" });
	expect(await voisins("cible")).toEqual(["autre"]);
});
