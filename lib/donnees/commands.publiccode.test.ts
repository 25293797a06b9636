import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { PubliccodeComplet } from "#lib/platform/text/publiccode.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterDonnees } from "./commands.ts";
import { LICENCE, NOM_PUBLICCODE } from "./schema.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-publiccode-"));
afterAll(() => rmSync(racine, { recursive: true }));

useTestDatabase({ DATA_DIR: racine });

const Fichier = z.object({
	licence: z.literal(LICENCE.id),
	credit: z.string(),
	logiciels: z.array(
		z.object({
			slug: z.string(),
			publiccode: PubliccodeComplet,
			omises: z.array(z.string()),
			deduites: z.array(z.string()),
		}),
	),
});

test("publiccode.json holds the file of every project that has one, and no other, under its licence", async () => {
	const repris = {
		depot: "https://git.example.org/carte",
		licence_code: "MIT OR EUPL-1.2",
		contact: "equipe@a.example",
	};
	await creerProjet({ slug: "carte", ...repris });
	await creerProjet({ slug: "eau", ...repris, stade: "stable" });
	await creerProjet({ slug: "sans-depot", licence_code: "MIT" });
	await creerProjet({ slug: "sans-licence", depot: repris.depot });
	await creerProjet({ slug: "retire", statut: "archive", ...repris });
	const dossier = join(racine, "jour");
	const manifeste = await exporterDonnees(dossier);
	const texte = readFileSync(join(dossier, NOM_PUBLICCODE), "utf8");
	expect(Fichier.parse(JSON.parse(texte)).logiciels).toMatchObject([
		{
			slug: "carte",
			publiccode: {
				url: "https://git.example.org/carte",
				legal: { license: "MIT OR EUPL-1.2" },
			},
			omises: [],
		},
		{ slug: "eau", publiccode: { url: repris.depot } },
	]);
	expect(
		manifeste.fichiers.find(({ nom }) => nom === NOM_PUBLICCODE),
	).toMatchObject({ jeu: null, format: "json", lignes: 2 });
});
