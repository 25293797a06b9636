import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterDonnees } from "./commands.ts";

useTestDatabase();
const dossier = mkdtempSync(join(tmpdir(), "bc-disque-"));
afterAll(() => rmSync(dossier, { recursive: true }));

test
	.skipIf(process.platform !== "linux")
	.each(["projets.jsonl", "projets-tableur.csv", "dictionnaire.csv"])(
	"a disk that fills under %s fails the export of the day, and not the process that serves",
	async (nom) => {
		await creerProjet({ slug: nom.replace(/\W/g, "-") });
		const la = join(dossier, nom);
		mkdirSync(la);
		// Linux has a file that is always full.
		symlinkSync("/dev/full", join(la, `.${nom}.partiel`));
		await expect(exporterDonnees(la)).rejects.toMatchObject({
			code: "ENOSPC",
		});
	},
);
