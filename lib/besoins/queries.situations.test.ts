import { beforeEach, expect, test } from "vitest";
import { relirePhrase } from "#lib/moderation/bilans/commands";
import {
	listerPhrasesDe,
	listerPhrasesLues,
} from "#lib/moderation/bilans/queries";
import { compterFile, listerFile } from "#lib/moderation/file/queries";
import { FiltreFile } from "#lib/moderation/file/schema";
import { raconterSituation } from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { soutienDe } from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerSituations } from "./queries.ts";

useTestDatabase();

let moderateur: ActeurCompte;
beforeEach(async () => {
	await emptyDirectory();
	await rows(
		sql`INSERT INTO lieux (code, nature, nom, dans, cles) VALUES ('dep-58', 'departement', 'Nièvre', '{FR}', '{dep-58}') ON CONFLICT DO NOTHING`,
	);
	moderateur = await acteurDeRole("moderateur");
	await creerBesoin({ slug: "car" });
});

async function raconter(texte: string, departement: string | null = null) {
	const soutien = await soutienDe("car");
	await raconterSituation(soutien, "car", {
		...{ situation: texte, departement, langue: "fr" },
	});
	return soutien;
}

async function montrees() {
	const lues = await listerSituations("car");
	return lues.ok ? lues.valeur : lues.refus;
}

async function publierTout() {
	for (const { id } of await listerPhrasesLues())
		await relirePhrase(moderateur, id, "publiee");
}

test("a situation is shown once read, without who wrote it or when, until a moderator takes it off; set aside, it can still be shown", async () => {
	await raconter("Il faut 40 km.");
	expect(await montrees()).toEqual([]);
	const [attend] = await listerPhrasesLues();
	expect(Object.keys(attend ?? {}).sort()).toEqual([
		...["besoin", "departement", "genre", "id", "langue", "texte"],
	]);
	const id = attend?.id ?? "";
	await relirePhrase(moderateur, id, "ecartee");
	expect(await montrees()).toEqual([]);
	expect((await listerPhrasesDe("car")).ecartees).toMatchObject([{ id }]);
	await relirePhrase(moderateur, id, "publiee");
	expect(await montrees()).toEqual([
		{ texte: "Il faut 40 km.", langue: "fr", departement: null },
	]);
	await relirePhrase(moderateur, id, "ecartee");
	expect(await montrees()).toEqual([]);
	const actes = await rows(
		sql`SELECT acte, objet, objet_slug, avant, apres FROM journal ORDER BY id`,
	);
	expect(actes).toEqual(
		["ecarterPhrase", "publierPhrase", "ecarterPhrase"].map((acte) => ({
			...{ acte, objet: "besoin", objet_slug: "car" },
			...{ avant: null, apres: null },
		})),
	);
});

test("those of a merged need are those of the one that it stands in", async () => {
	await raconter("Il faut 40 km.");
	await publierTout();
	await creerBesoin({ slug: "bus" });
	await rows(
		sql`UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = (SELECT id FROM besoins WHERE slug = 'car') WHERE slug = 'bus'`,
	);
	expect(await listerSituations("bus")).toEqual(await listerSituations("car"));
});

test("words that changed since a moderator read them are not published", async () => {
	const soutien = await raconter("Il faut 40 km.");
	const [lue] = await listerPhrasesLues();
	await raconterSituation(soutien, "car", {
		...{ situation: "Appelez-moi.", departement: null, langue: "fr" },
	});
	expect(
		await relirePhrase(moderateur, lue?.id ?? "", "publiee"),
	).toMatchObject({
		refus: "conflit",
	});
	expect(await montrees()).toEqual([]);
});

test(`a département is told from ${SEUIL_ANONYMAT} supports on, and the words before`, async () => {
	await raconter("Il faut 40 km.", "dep-58");
	await publierTout();
	expect(await montrees()).toMatchObject([{ departement: null }]);
	for (let autres = 1; autres < SEUIL_ANONYMAT; autres += 1) {
		expect(await montrees()).toMatchObject([{ departement: null }]);
		await soutienDe("car");
	}
	expect(await montrees()).toMatchObject([
		{
			departement: { code: "dep-58", nature: "departement", nom: "Nièvre" },
		},
	]);
});

test("the same words are shown once, those of a suspended account no longer once it left the counts, and none of a need that is not public", async () => {
	const auteur = await raconter("Il faut 40 km.");
	await raconter("Le car passe à 6 h.");
	await raconter("Le car passe à 6 h.");
	await publierTout();
	expect(await montrees()).toHaveLength(2);
	await rows(
		sql`UPDATE comptes SET hors_decomptes_le = now() WHERE id = ${auteur.compte_id}`,
	);
	expect(await montrees()).toMatchObject([{ texte: "Le car passe à 6 h." }]);
	await rows(sql`UPDATE besoins SET statut = 'archive'`);
	expect(await montrees()).toBe("introuvable");
	for (const slug of ["inconnu", "É", ""])
		expect(await listerSituations(slug)).toMatchObject({ ok: false });
});

test("in the queue a situation is a row of its own kind, with what is remarkable in it, and counted", async () => {
	await raconter("Appelez le 06 12 34 56 78, moi@exemple.org.", "dep-58");
	expect(await compterFile()).toBe(1);
	const { entrees, genres } = await listerFile(
		FiltreFile.parse({ genre: "situation" }),
	);
	expect(genres).toEqual(["situation"]);
	expect(entrees).toMatchObject([
		{
			debut: "Appelez le 06 12 34 56 78, moi@exemple.org. (Nièvre)",
			...{ recue_le: null, auteur: null, slug: "car" },
		},
	]);
	expect(entrees[0]?.signaux.map(({ genre }) => genre)).toEqual([
		...["telephone", "courriel"],
	]);
	await publierTout();
	expect(await compterFile()).toBe(0);
});
