import { beforeAll, expect, test } from "vitest";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { aiderRechercheProjets } from "./queries.ts";

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

test("a spelling that finds something is suggested as it is written, and each filter reports what it excludes", async () => {
	const aide = await aiderRechercheProjets({
		tri: "une",
		q: "biblotekque",
		theme: "velo",
	});
	expect(aide).toEqual({
		orthographe: "bibliothèque",
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
		orthographe: null,
		elargissements: [{ sans: "label_ia", total: 1 }],
	});
});

test("what is not public is never suggested", async () => {
	expect(
		await aiderRechercheProjets({ tri: "une", q: "zephyrimme" }),
	).toMatchObject({ orthographe: null });
});
