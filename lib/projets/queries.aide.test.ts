import { beforeAll, expect, test } from "vitest";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { aiderRechercheProjets, listerProjets } from "./queries.ts";

useTestDatabase();

beforeAll(async () => {
	for (const slug of ["eau", "velo"]) await creerTheme({ slug });
	await creerProjet({
		slug: "bibliotheque",
		nom: "Bibliothèque de vélos",
		themes: ["velo"],
	});
	await creerProjet({ slug: "puits", nom: "Puits", themes: ["eau"] });
	await creerProjet({
		slug: "cache",
		nom: "Zéphyrine",
		statut: "archive",
		label_ia: "ia_centrale",
	});
});

test("each filter reports what it excludes, the words among them", async () => {
	const aide = await aiderRechercheProjets({
		tri: "une",
		q: "biblotekque",
		theme: "velo",
	});
	expect(aide).toEqual({
		elargissements: [{ sans: "q", total: 1 }],
	});
});

test("a filter whose removal finds nothing is not named, nor is an empty choice", async () => {
	expect(
		await aiderRechercheProjets({
			tri: "votes",
			theme: "eau",
			label_ia: "ia_centrale",
			territoire: "",
		}),
	).toEqual({
		elargissements: [{ sans: "label_ia", total: 1 }],
	});
});

test("one typing error finds what is public, and never what is not", async () => {
	const slugs = async (q: string) => {
		const page = await listerProjets({ q });
		return page.ok && page.valeur.elements.map(({ slug }) => slug);
	};
	expect(await slugs("biblithèque")).toEqual(["bibliotheque"]);
	expect(await slugs("zephyrinne")).toEqual([]);
});
