import { beforeEach, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	lireBesoin,
	lireNumerosDesEtapes,
	listerEtapesRecentes,
} from "./queries.ts";
import { EtapeRecente } from "./schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

async function ajouter(besoin_id: number, numero: number, jour: string) {
	await prisma().etape.create({
		data: {
			besoin_id,
			numero,
			jour: new Date(jour),
			titre: `Étape ${numero}`,
			texte: "Fait.",
			traductions: { en: { titre: `Step ${numero}`, autre: "x" } },
		},
	});
}

test("the newest steps come first, of open work spaces only, each with its need", async () => {
	const ouvert = await creerBesoin({
		slug: "ouvert",
		titre: "Des bancs à l’ombre",
		statut: "developpement",
		traductions: { en: { titre: "Benches in the shade", cahier: "x" } },
	});
	const livre = await creerBesoin({ slug: "livre", statut: "livre" });
	const referme = await creerBesoin({ slug: "referme" });
	const archive = await creerBesoin({ slug: "archive", statut: "archive" });
	await ajouter(ouvert, 1, "2026-01-01");
	await ajouter(livre, 1, "2026-03-01");
	await ajouter(ouvert, 2, "2026-02-01");
	await ajouter(referme, 1, "2026-04-01");
	await ajouter(archive, 1, "2026-04-01");
	const recentes = await listerEtapesRecentes(10);
	expect(
		recentes.map(({ besoin, etape }) => [besoin.slug, etape.jour]),
	).toEqual([
		["livre", "2026-03-01"],
		["ouvert", "2026-02-01"],
		["ouvert", "2026-01-01"],
	]);
	expect(EtapeRecente.parse(recentes[1])).toEqual({
		numero: 2,
		etape: {
			jour: "2026-02-01",
			titre: "Étape 2",
			texte: "Fait.",
			traductions: { en: { titre: "Step 2" } },
		},
		besoin: {
			slug: "ouvert",
			titre: "Des bancs à l’ombre",
			statut: "developpement",
			langue: "fr",
			traductions: { en: { titre: "Benches in the shade" } },
		},
	});
	expect(await listerEtapesRecentes(1)).toHaveLength(1);
});

test("the numbers of steps are in the wire's order, whatever the order of creation, and none while the work space is closed", async () => {
	const id = await creerBesoin({ slug: "besoin", statut: "etude" });
	await ajouter(id, 3, "2026-01-01");
	await ajouter(id, 1, "2026-02-01");
	await ajouter(id, 4, "2026-02-01");
	const lu = await lireBesoin("besoin");
	expect(lu.ok && lu.valeur.etapes.map(({ titre }) => titre)).toEqual([
		"Étape 3",
		"Étape 1",
		"Étape 4",
	]);
	expect(await lireNumerosDesEtapes("besoin")).toEqual([3, 1, 4]);
	await prisma().besoin.update({ where: { id }, data: { statut: "publie" } });
	expect(await lireNumerosDesEtapes("besoin")).toEqual([]);
	expect(await lireNumerosDesEtapes("É")).toEqual([]);
});
