import { beforeAll, describe, expect, test } from "vitest";
import { estStatutPublic } from "#lib/besoins/rules";
import { NEAR_MAX } from "#lib/platform/search/near";
import { BESOINS, PROJETS } from "#prisma/demonstration/contenu";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches } from "./queries.ts";

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

	test("every project of the demonstration content is found by its own name", async () => {
		for (const { nom, slug } of PROJETS)
			expect((await listerProches(nom)).projets[0]).toMatchObject({
				slug,
				certitude: "sur",
			});
	});
});

describe("a text in words that nobody wrote, or without any", () => {
	test.each(["", "le la les", "xylk vrop jwaq brzit"])(
		"brings nothing: %j",
		async (texte) => {
			expect(await proches(texte)).toEqual({ projets: [], besoins: [] });
		},
	);
});

test("a text that repeats a need brings that need as sure", async () => {
	for (const { slug, titre, statut } of BESOINS)
		if (estStatutPublic(statut))
			expect((await listerProches(titre)).besoins[0]).toMatchObject({
				slug,
				certitude: "sur",
			});
});

test("no more than four of a kind are shown, of which one at most is sure unless its title is the text", async () => {
	for (const { description } of BESOINS) {
		const { projets } = await listerProches(description.slice(0, 400));
		expect(projets.length).toBeLessThanOrEqual(NEAR_MAX);
		expect(
			projets.filter(({ certitude }) => certitude === "sur").length,
		).toBeLessThanOrEqual(1);
	}
});
