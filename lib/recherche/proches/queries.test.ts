import { beforeAll, describe, expect, test } from "vitest";
import { PROJETS } from "#prisma/demonstration/contenu";
import { chargerDemonstration } from "#prisma/seed";
import {
	TOURNURES_SANS_REPONSE,
	TOURNURES_SATISFAITES,
} from "#prisma/tournures.fixture";
import { TOURNURES_DE_BESOINS } from "#prisma/tournures-besoins.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches } from "./queries.ts";

/** Of 60 needs that a project meets, of 60 that nothing meets, and of 25 that a need already says. */
const MENES_AU_PROJET_MIN = 48;
const RAPPROCHES_A_TORT_MAX = 2;
const MENES_AU_BESOIN_MIN = 15;
const TOURNURES_MS = 120_000;

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

async function proches(texte: string) {
	const { projets, besoins } = await listerProches(texte);
	return {
		projets: projets.map(({ slug }) => slug),
		besoins: besoins.map(({ slug }) => slug),
	};
}

async function parmi<T extends { readonly texte: string }>(
	tournures: readonly T[],
	estTrouve: (
		trouves: Awaited<ReturnType<typeof proches>>,
		tournure: T,
	) => boolean,
): Promise<string[]> {
	const gardees: string[] = [];
	for (const tournure of tournures)
		if (estTrouve(await proches(tournure.texte), tournure))
			gardees.push(tournure.texte);
	return gardees;
}

describe("a need in the words of a citizen", () => {
	test(
		"leads to the project that meets it",
		async () => {
			const menees = await parmi(
				TOURNURES_SATISFAITES,
				({ projets }, { projet }) => projets.includes(projet),
			);
			expect(menees.length).toBeGreaterThanOrEqual(MENES_AU_PROJET_MIN);
		},
		TOURNURES_MS,
	);

	test(
		"that nothing meets brings nothing, but for a few coincidences",
		async () => {
			const aTort = await parmi(
				TOURNURES_SANS_REPONSE,
				({ projets, besoins }) => projets.length + besoins.length > 0,
			);
			expect(aTort.length).toBeLessThanOrEqual(RAPPROCHES_A_TORT_MAX);
		},
		TOURNURES_MS,
	);

	test(
		"leads to the need that says the same in other words",
		async () => {
			const menees = await parmi(
				TOURNURES_DE_BESOINS,
				({ besoins }, { besoin }) => besoins.includes(besoin),
			);
			expect(menees.length).toBeGreaterThanOrEqual(MENES_AU_BESOIN_MIN);
		},
		TOURNURES_MS,
	);
});

describe("a name or an address", () => {
	test.each([
		["OpenStreetMap", "openstreetmap"],
		["openstreetmap", "openstreetmap"],
		["open street map", "openstreetmap"],
		["plantnet", "plantnet"],
		["L’heureux cyclage", "l-heureux-cyclage"],
		["signal", "signal"],
		["https://www.openstreetmap.org/#map=5/46/2", "openstreetmap"],
		["Voir nosdeputes.fr", "nosdeputes"],
	])("%s brings its project first", async (texte, slug) => {
		expect((await proches(texte)).projets[0]).toBe(slug);
	});

	test("in a longer text brings its project, and a common word that is also a name does not", async () => {
		expect(
			(await proches("Ajouter les bancs publics dans OpenStreetMap")).projets,
		).toContain("openstreetmap");
		expect(
			(await proches("Un signal sonore aux feux pour les aveugles")).projets,
		).toEqual([]);
	});

	test("every project of the demonstration content is found by its own name", async () => {
		for (const { nom, slug } of PROJETS)
			expect((await proches(nom)).projets[0]).toBe(slug);
	});
});
