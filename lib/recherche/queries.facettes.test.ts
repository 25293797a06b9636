import { expect, test } from "vitest";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { compterFacettesBesoins, compterFacettesProjets } from "./queries.ts";

useTestDatabase();

test("each filter counts what it would leave with the others: published projects only", async () => {
	await creerTheme({ slug: "facette-eau" });
	await creerTheme({ slug: "facette-air" });
	for (const [slug, territoire, themes, label_ia] of [
		["f-un", "Île-de-France", ["facette-eau"], "sans_ia"],
		["f-deux", "Ile de France", ["facette-eau", "facette-air"], "ia_centrale"],
		["f-trois", "Ain", ["facette-air"], "sans_ia"],
		["f-quatre", null, ["facette-eau"], "sans_ia"],
	] as const)
		await creerProjet({ slug, territoire, themes: [...themes], label_ia });
	await creerProjet({
		slug: "f-cache",
		territoire: "Var",
		themes: ["facette-eau"],
		statut: "archive",
	});

	const toutes = await compterFacettesProjets({});
	expect(toutes.theme).toEqual([
		{ valeur: "facette-eau", nombre: 3 },
		{ valeur: "facette-air", nombre: 2 },
	]);

	const air = await compterFacettesProjets({
		theme: "facette-air",
		label_ia: "sans_ia",
	});
	// A filter does not narrow its own values: one sees what choosing another would give.
	expect(air.theme).toEqual([
		{ valeur: "facette-eau", nombre: 2 },
		{ valeur: "facette-air", nombre: 1 },
	]);
	expect(air.label_ia).toEqual([
		{ valeur: "ia_centrale", nombre: 1 },
		{ valeur: "sans_ia", nombre: 1 },
	]);
});

test("themes, states and roles are counted among public needs; roles of a closed work space are not", async () => {
	await creerTheme({ slug: "facette-lac" });
	const theme = { connect: { slug: "facette-lac" } };
	await creerBesoin({
		slug: "fb-un",
		statut: "publie",
		theme,
		territoire: "Hérault",
	});
	await creerBesoin({
		slug: "fb-deux",
		statut: "etude",
		theme,
		roles: ["code"],
		territoire: "HERAULT",
	});
	await creerBesoin({ slug: "fb-trois", statut: "livre", roles: ["code"] });
	await creerBesoin({
		slug: "fb-cache",
		statut: "archive",
		theme,
		territoire: "Var",
	});

	const toutes = await compterFacettesBesoins({});
	expect(toutes.theme).toEqual([{ valeur: "facette-lac", nombre: 2 }]);
	expect(toutes.statut).toEqual(
		expect.arrayContaining([
			{ valeur: "publie", nombre: 1 },
			{ valeur: "etude", nombre: 1 },
			{ valeur: "livre", nombre: 1 },
		]),
	);
	expect(toutes.statut).toHaveLength(3);

	const etude = await compterFacettesBesoins({
		statut: "etude",
	});
	expect(etude.statut).toHaveLength(3);
	expect(etude.theme).toEqual([{ valeur: "facette-lac", nombre: 1 }]);

	const herault = await compterFacettesBesoins({ territoire: "hérault" });
	expect(herault.statut).toEqual([
		{ valeur: "etude", nombre: 1 },
		{ valeur: "publie", nombre: 1 },
	]);
});
