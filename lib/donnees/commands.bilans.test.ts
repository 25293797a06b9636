import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { Bilan } from "#lib/besoins/bilans/schema";
import { suivreBilans } from "#lib/exploitation/commands";
import { lireFlux } from "#lib/flux/queries";
import { lireFichier, lireStatistiques } from "#lib/statistiques/queries";
import { besoinLivre, repondants } from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterDonnees } from "./commands.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-donnees-bilans-"));
afterAll(() => rmSync(racine, { recursive: true }));

useTestDatabase({ DATA_DIR: racine });

const Ouvert = z.looseObject({ bilan: Bilan.nullable() });
const CELLULES = z.array(z.looseObject({ bilan: z.string() }));

/** All that is public of the outcomes: the files of open data, a feed, and the figures. */
async function dire(jour: string) {
	const dossier = join(racine, jour);
	await exporterDonnees(dossier);
	const lire = (nom: string) => readFileSync(join(dossier, nom), "utf8");
	const [ligne] = lire("besoins.jsonl").trim().split("\n");
	const [cellules] = CELLULES.parse(
		parse(lire("besoins.csv"), { columns: true }),
	);
	const { entrees } = await lireFlux("besoins", "fr");
	const { bilans } = await lireStatistiques();
	const fichier = await lireFichier("statistiques.json", "fr");
	expect(fichier?.texte).toContain(`"bilans":${JSON.stringify(bilans)}`);
	return {
		objet: Ouvert.parse(JSON.parse(ligne ?? "")).bilan,
		cellule: cellules?.bilan,
		flux: entrees.map(({ html }) => html.texte.replaceAll("&nbsp;", "\u00a0")),
		bilans,
	};
}

test("four answers are null in the files, the feed and the figures; five are told, and 61 with each answer", async () => {
	await besoinLivre("livre", 31);
	await repondants("livre", { oui: 4 });
	await suivreBilans();
	const quatre = await dire("quatre");
	expect(quatre).toMatchObject({
		objet: null,
		cellule: "",
		bilans: {
			...{ delai_median_jours: null, besoins: 0, reponses: 0, regle: null },
		},
	});
	expect(quatre.flux.join()).not.toContain("réponses");
	await repondants("livre", { non: 1 });
	const cinq = await dire("cinq");
	expect(cinq).toMatchObject({
		objet: { reponses: 5 },
		cellule: "oui+en_partie+non 5",
		bilans: { besoins: 1, reponses: 5, regle: null },
	});
	expect(cinq.flux.join()).toContain("5 réponses.");
	await repondants("livre", { oui: 41, en_partie: 11, non: 4 });
	// Until the night, nothing moves.
	expect((await dire("soir")).cellule).toBe("oui+en_partie+non 5");
	await suivreBilans();
	const tous = await dire("tous");
	expect(tous).toMatchObject({
		objet: { reponses: 61 },
		cellule: "oui 45|en_partie 11|non 5",
		bilans: {
			...{ besoins: 1, reponses: 61 },
			regle: { reponses: 61, pourcentage: 74 },
		},
	});
	expect(tous.flux.join()).toContain(
		"61 réponses\u00a0: 74\u00a0% réglé, 18\u00a0% en partie, 8\u00a0% non",
	);
});
