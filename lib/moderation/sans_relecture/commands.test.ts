import { beforeEach, expect, test } from "vitest";
import { importerBesoins } from "#lib/besoins/importation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import {
	importFiles,
	projetImportable as projet,
} from "#lib/platform/import/import.fixture";
import { importerProjets } from "#lib/projets/importation/commands";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererProjet } from "../commands.ts";
import { marquerVue } from "./commands.ts";
import { lireSansRelecture, listerSansRelecture } from "./queries.ts";
import type { VueForme } from "./schema.ts";

useTestDatabase();
const ecrire = importFiles();

const OPERATEUR = { nature: "operateur" } as const;
const DECISION = { motif: null, mis_en_avant: undefined };
const TOUTES: VueForme = {
	geste: "toutes",
	vues: [],
	jusqua: "2999-01-01T00:00:00Z",
};

let moi: ActeurCompte;

beforeEach(async () => {
	await emptyDirectory();
	moi = await acteurDeRole();
});

async function importer(
	lignes: readonly object[],
	statut: "publie" | "propose" = "publie",
) {
	const fait = await importerProjets(OPERATEUR, {
		fichier: ecrire(lignes),
		statut,
		correspondances: [],
		creerThemes: false,
	});
	if (!fait.ok) throw new Error(fait.refus);
}

async function listees() {
	const fiches = await listerSansRelecture();
	return fiches.map(({ titre, regle }) => `${titre} ${regle}`);
}

const vue = async (cle: string) =>
	marquerVue(moi, { geste: "cochees", vues: [cle] });

const UN = projet({ source_id: "1", nom: "Premier projet" });
const DEUX = projet({ source_id: "2", nom: "Deuxième projet" });

test("what an import publishes is listed, the latest first, with the rule that published it; what awaits review or the team made is not", async () => {
	await creerProjet({ slug: "equipe", origine: "equipe" });
	await importer([projet({ source_id: "3" })], "propose");
	await importer([UN]);
	await importer([DEUX]);
	expect(await listees()).toEqual([
		"Deuxième projet publiee",
		"Premier projet publiee",
	]);
	const fiches = await listerSansRelecture();
	expect(fiches[0]).toMatchObject({ nature: "projet", source: "Essais" });
	const besoin = {
		...{ source: "Besoins", source_id: "1", titre: "Un besoin importé" },
		description: "Quarante caractères au moins, et rien d’autre ici.",
	};
	const fait = await importerBesoins(OPERATEUR, {
		fichier: ecrire([besoin]),
		statut: "publie",
		correspondances: [],
		creerThemes: false,
	});
	expect(fait.ok).toBe(true);
	expect((await listees())[0]).toBe("Un besoin importé publiee");
	// One of those that came at the same instant is seen alone.
	await rows(sql`UPDATE cles_import SET sans_relecture_le = '2026-01-01'
	    WHERE sans_relecture_le IS NOT NULL`);
	const [premiere, ...autres] = await listerSansRelecture();
	expect(await vue(premiere?.cle ?? "")).toEqual({ ok: true, valeur: 1 });
	expect(await listerSansRelecture()).toEqual(autres);
	// What is not public any more, whoever took it down, is not said to be.
	await rows(
		sql`UPDATE projets SET statut = 'archive' WHERE statut = 'publie'`,
	);
	expect((await listees()).filter((un) => un.includes("projet"))).toEqual([]);
});

test("what awaited review is listed once an import publishes it, and a public text that an import changes is listed again once seen", async () => {
	await importer([UN], "propose");
	expect(await listees()).toEqual([]);
	await importer([UN]);
	expect(await listees()).toEqual(["Premier projet publiee"]);
	expect(await marquerVue(moi, TOUTES)).toEqual({ ok: true, valeur: 1 });
	await importer([UN]);
	expect(await listees()).toEqual([]);
	await importer([{ ...UN, accroche: "Une autre accroche, assez longue." }]);
	expect(await listees()).toEqual(["Premier projet changee"]);
	await importer([{ ...UN, accroche: "Encore une accroche, assez longue." }]);
	expect(await listees()).toEqual(["Premier projet changee"]);
});

test("what was seen leaves the list and stays public, journaled; only what was shown, and once", async () => {
	await importer([UN, DEUX]);
	const fiches = await listerSansRelecture();
	const cles = fiches.map(({ cle }) => cle);
	await importer([{ ...UN, accroche: "Une autre accroche, assez longue." }]);
	const faites = await Promise.all([
		marquerVue(moi, { geste: "cochees", vues: cles }),
		marquerVue(await acteurDeRole(), { geste: "cochees", vues: cles }),
	]);
	expect(faites.map((fait) => (fait.ok ? fait.valeur : -1)).sort()).toEqual([
		...[0, 1],
	]);
	expect(await listees()).toEqual(["Premier projet publiee"]);
	const actes = await prisma().journalEntree.findMany({
		where: { acte: "marquerVue" },
	});
	expect(actes).toMatchObject([
		{ objet: "projet", apres: { source: "Essais" } },
	]);
	expect(await prisma().projet.count({ where: { statut: "publie" } })).toBe(2);
	expect(await vue("n’importe quoi")).toEqual({ ok: true, valeur: 0 });
	expect(
		await marquerVue(moi, { ...TOUTES, jusqua: "2020-01-01T00:00:00Z" }),
	).toEqual({ ok: true, valeur: 0 });
	expect(await marquerVue(await acteurDeRole("membre"), TOUTES)).toMatchObject({
		refus: "interdit",
	});
	expect(await listees()).toHaveLength(1);
});

test("what a moderator decides on is no longer listed, nor once it is public again; the others of the import are", async () => {
	await importer([UN, DEUX]);
	const [lu] = await rows<{ id: number; slug: string }>(
		sql`SELECT id, slug FROM projets WHERE nom = ${UN.nom}`,
	);
	const { id, slug } = lu ?? { id: 0, slug: "" };
	expect(await lireSansRelecture({ nature: "projet", id })).toMatchObject({
		regle: "publiee",
	});
	await modererProjet(moi, slug, { statut: "archive", ...DECISION });
	expect(await lireSansRelecture({ nature: "projet", id })).toBeNull();
	await modererProjet(moi, slug, { statut: "publie", ...DECISION });
	expect(await listees()).toEqual(["Deuxième projet publiee"]);
});
