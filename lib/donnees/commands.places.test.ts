import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { nommerReferent } from "#lib/moderation/places/commands";
import { accepterOffre } from "#lib/participation/offres_recues/commands";
import { acteurDeRole } from "#prisma/moderation.fixture";
import {
	adresseDe,
	besoinAEtudier,
	OFFRE,
	offreEnvoyee,
	placeOuverte,
} from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterDonnees } from "./commands.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-donnees-places-"));
afterAll(() => rmSync(racine, { recursive: true }));

useTestDatabase({ DATA_DIR: racine });

const Ouvert = z.looseObject({ roles: z.array(z.string()) });

test("the open data tell the help that a need looks for, its places included, and nothing of offers and referents", async () => {
	const moi = await acteurDeRole("moderateur");
	const slug = await besoinAEtudier({ roles: ["code"] });
	const { id } = await placeOuverte(moi, {}, slug);
	const referent = await acteurDeRole("membre");
	await nommerReferent(moi, slug, await adresseDe(referent));
	const offres = [await offreEnvoyee(id), await offreEnvoyee(id)];
	await accepterOffre(moi, offres[0]?.id ?? 0);
	const dossier = join(racine, "sortie");
	await exporterDonnees(dossier);
	const fichiers = readdirSync(dossier).map((nom) =>
		readFileSync(join(dossier, nom), "utf8"),
	);
	const [besoin] = readFileSync(join(dossier, "besoins.jsonl"), "utf8")
		.trim()
		.split("\n")
		.map((ligne) => Ouvert.parse(JSON.parse(ligne)));
	expect(besoin?.roles).toEqual(["code", "terrain"]);
	const tout = fichiers.join("\n");
	expect(tout).not.toContain(OFFRE.message);
	for (const qui of [referent, ...offres.map(({ acteur }) => acteur)])
		expect(tout).not.toContain(await adresseDe(qui));
	expect(tout).not.toMatch(/referent|offre_|prises/);
});
