import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { lireBesoin } from "#lib/besoins/queries";
import { run } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterDonnees } from "./commands.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-donnees-reunions-"));
afterAll(() => rmSync(racine, { recursive: true }));

useTestDatabase({ DATA_DIR: racine });

const Ouvert = z.looseObject({
	slug: z.string(),
	statut: z.string(),
	fusionne_dans: z.string().optional(),
	reunis: z.array(z.looseObject({ slug: z.string() })).optional(),
});

const CELLULES = z.array(z.record(z.string(), z.string()));

test("the open data keep a merged need under its slug, once, and say where it stands; the need kept is written as the API answers it", async () => {
	await creerBesoin({ slug: "garde" });
	await creerBesoin({ slug: "reuni" });
	await creerBesoin({ slug: "seul" });
	await run(
		`UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = (SELECT id FROM besoins WHERE slug = 'garde') WHERE slug = 'reuni';
		 INSERT INTO reunions (absorbe_id, garde_id, acte_id, raison_fr, raison_en)
		 SELECT a.id, g.id, 1, 'C’est pareil.', 'It is the same.' FROM besoins a, besoins g WHERE a.slug = 'reuni' AND g.slug = 'garde'`,
	);
	const dossier = join(racine, "sortie");
	await exporterDonnees(dossier);
	const lignes = readFileSync(join(dossier, "besoins.jsonl"), "utf8")
		.trim()
		.split("\n")
		.map((ligne) => Ouvert.parse(JSON.parse(ligne)));
	expect(lignes.map(({ slug }) => slug)).toEqual(["garde", "reuni", "seul"]);
	expect(lignes[1]).toMatchObject({
		...{ statut: "fusionne", nb_soutiens: 0, fusionne_dans: "garde" },
	});
	const lu = await lireBesoin("reuni");
	expect(lignes[0]).toMatchObject(lu.ok ? lu.valeur : {});
	expect(lignes[0]?.reunis?.map(({ slug }) => slug)).toEqual(["reuni"]);
	expect(lignes[2]).not.toHaveProperty("reunis");
	const csv = CELLULES.parse(
		parse(readFileSync(join(dossier, "besoins.csv"), "utf8"), {
			columns: true,
		}),
	);
	expect(
		csv.map(({ fusionne_dans, reunis }) => [fusionne_dans, reunis]),
	).toEqual([
		["", "reuni"],
		["garde", ""],
		["", ""],
	]);
});
