import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { faireDonneesDuJour } from "./commands.ts";
import { listerJeux } from "./queries.ts";
import { JEUX, Manifeste, NOM_MANIFESTE } from "./schema.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-donnees-"));
afterAll(() => rmSync(racine, { recursive: true }));
useTestDatabase({ DATA_DIR: racine });

test("a set that the files of an earlier version lack is left out, until the next day makes it", async () => {
	const dossier = join(racine, "donnees", String(await faireDonneesDuJour()));
	const chemin = join(dossier, NOM_MANIFESTE);
	const manifeste = Manifeste.parse(JSON.parse(readFileSync(chemin, "utf8")));
	const [manquant, ...autres] = JEUX.toReversed();
	for (const { nom, jeu } of manifeste.fichiers)
		if (jeu === manquant) rmSync(join(dossier, nom));
	const fichiers = manifeste.fichiers.filter(({ jeu }) => jeu !== manquant);
	writeFileSync(chemin, JSON.stringify({ ...manifeste, fichiers }));
	const jeux = await listerJeux();
	expect(jeux.map(({ jeu }) => jeu)).toEqual(autres.toReversed());
});
