import { beforeAll, expect, test } from "vitest";
import { purger } from "#lib/exploitation/conservation/commands";
import type { Acteur } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import {
	importFiles,
	projetImportable as projet,
} from "#lib/platform/import/import.fixture";
import type { BilanEntrees, OptionsImport } from "#lib/themes/commands";
import type { Correspondances } from "#lib/themes/schema";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { importerProjets } from "./commands.ts";

useTestDatabase();
const ecrire = importFiles();

const OPERATEUR: Acteur = { nature: "operateur" };
const CORRESPONDANCES: Correspondances = [
	{ slug: "sante", nom: "Santé", mots: ["Health", "SDG 3"] },
	{ slug: "logement", nom: "Logement", mots: [] },
];

beforeAll(() =>
	prisma().theme.createMany({
		data: [
			{ slug: "sante", nom: "Santé", description: "" },
			{ slug: "education", nom: "Éducation", description: "" },
		],
	}),
);

async function importer(
	lignes: readonly (string | object)[],
	options: Partial<OptionsImport> = {},
): Promise<BilanEntrees> {
	const resultat = await importerProjets(OPERATEUR, {
		fichier: ecrire(lignes),
		statut: "propose",
		correspondances: CORRESPONDANCES,
		creerThemes: false,
		...options,
	});
	if (!resultat.ok) throw new Error(`refused: ${resultat.refus}`);
	return resultat.valeur;
}

async function lu(source_id: string) {
	const cle = await prisma().cleImport.findUniqueOrThrow({
		where: {
			nature_source_source_id: {
				nature: "projet",
				source: "Essais",
				source_id,
			},
		},
		include: {
			projet: {
				include: {
					themes: {
						orderBy: { position: "asc" },
						include: { theme: { select: { slug: true } } },
					},
				},
			},
		},
	});
	if (!cle.projet) throw new Error("no project");
	const { themes, ...champs } = cle.projet;
	return { ...champs, themes: themes.map(({ theme }) => theme.slug) };
}

async function version(): Promise<string> {
	const [ligne] = await rows<{ somme: string }>(
		sql`SELECT sum(nombre)::text || '/' || (SELECT max(xmin::text::bigint) FROM projets) || '/' || (SELECT max(xmin::text::bigint) FROM cles_import) AS somme FROM versions`,
	);
	return ligne?.somme ?? "";
}

test("an unchanged record is not written: no version, no row", async () => {
	const lignes = [
		projet({ themes: ["Santé"] }),
		projet({ site_web: "https://a.fr" }),
	];
	await importer(lignes, { statut: "publie" });
	const avant = await version();
	expect(await importer(lignes, { statut: "publie" })).toMatchObject({
		crees: 0,
		modifies: 0,
		inchanges: 2,
	});
	expect(await importer(lignes)).toMatchObject({ inchanges: 2 });
	expect(await version()).toBe(avant);
});

test("a whole number names a record as the same digits in text do; any other number is refused, and told", async () => {
	const record = projet({ source_id: "4107" });
	await importer([record]);
	expect(await importer([{ ...record, source_id: 4107 }])).toMatchObject({
		inchanges: 1,
	});
	const { refuses } = await importer([
		projet({ source_id: 0.5 }),
		JSON.stringify(projet({ source_id: "?" })).replace(
			'"?"',
			"9007199254740993",
		),
	]);
	expect(refuses).toMatchObject([
		{ source_id: "0.5", raison: "source_id doit être un texte" },
		{ raison: "source_id doit être un texte" },
	]);
});

test("a field changed by its source is changed, and the slug stays", async () => {
	const record = projet({ themes: ["Santé"], porteur: "Une ville" });
	await importer([record], { statut: "publie" });
	const avant = await lu(record.source_id);
	const bilan = await importer([
		{
			...record,
			nom: "Un nom tout neuf",
			porteur: null,
			themes: ["Education", "Santé"],
			licence: "MIT",
		},
	]);
	expect(bilan).toMatchObject({ modifies: 1 });
	expect(await lu(record.source_id)).toMatchObject({
		id: avant.id,
		slug: avant.slug,
		nom: "Un nom tout neuf",
		porteur: null,
		themes: ["education", "sante"],
		statut: "publie",
		publie_le: avant.publie_le,
	});
});

test("a field changed by a moderator is kept at every later run, the others follow", async () => {
	const record = projet({ porteur: "Une ville" });
	await importer([record]);
	const { id } = await lu(record.source_id);
	await prisma().projet.update({
		where: { id },
		data: { accroche: "L’accroche de la modération" },
	});
	for (const essai of [1, 2]) {
		await importer([
			{
				...record,
				accroche: `Une autre accroche de la source ${essai}`,
				porteur: `Une région ${essai}`,
			},
		]);
		expect(await lu(record.source_id)).toMatchObject({
			accroche: "L’accroche de la modération",
			porteur: `Une région ${essai}`,
		});
	}
});

test("the language that a source corrects is corrected, and the one that a moderator set is kept", async () => {
	const [corrige, tenu] = [projet(), projet()];
	await importer([corrige, tenu]);
	await prisma().projet.update({
		where: { id: (await lu(tenu.source_id)).id },
		data: { langue: "en" },
	});
	await importer([{ ...corrige, langue: "en" }, tenu]);
	expect(await lu(corrige.source_id)).toMatchObject({ langue: "en" });
	expect(await lu(tenu.source_id)).toMatchObject({ langue: "en" });
	await importer([corrige, { ...tenu, accroche: "Une autre accroche." }]);
	expect(await lu(corrige.source_id)).toMatchObject({ langue: "fr" });
	expect(await lu(tenu.source_id)).toMatchObject({ langue: "en" });
});

test("the state publie publishes what is still pending review, and never what a moderator decided", async () => {
	const [attend, refuse] = [projet(), projet()];
	await importer([attend, refuse]);
	await prisma().projet.update({
		where: { id: (await lu(refuse.source_id)).id },
		data: { statut: "refuse" },
	});
	expect(await importer([attend, refuse], { statut: "publie" })).toMatchObject({
		modifies: 1,
		inchanges: 1,
	});
	expect(await lu(attend.source_id)).toMatchObject({ statut: "publie" });
	expect(await lu(refuse.source_id)).toMatchObject({ statut: "refuse" });
});

test("two concurrent imports of one file create each project once", async () => {
	const lignes = Array.from({ length: 120 }, () => projet({ nom: "Ensemble" }));
	const bilans = await Promise.all([importer(lignes), importer(lignes)]);
	const somme = (cle: "crees" | "inchanges") =>
		bilans.reduce((total, bilan) => total + bilan[cle], 0);
	expect([somme("crees"), somme("inchanges")]).toEqual([120, 120]);
	const [compte] = await rows(
		sql`SELECT count(*)::int AS projets, count(DISTINCT slug)::int AS slugs FROM projets WHERE nom = 'Ensemble'`,
	);
	expect(compte).toEqual({ projets: 120, slugs: 120 });
});

test("D3: additions and changes are in the journal, by the operator", async () => {
	const record = projet();
	await importer([record]);
	await importer([{ ...record, nom: "Renommé" }], { statut: "publie" });
	const { id } = await lu(record.source_id);
	const journal = await prisma().journalEntree.findMany({
		where: { objet: "projet", objet_id: id },
		orderBy: { id: "asc" },
		select: { acteur: true, acte: true, avant: true, apres: true },
	});
	const acte = { acteur: "operateur", acte: "importerProjets" };
	expect(journal).toEqual([
		{
			...acte,
			avant: null,
			apres: {
				statut: "propose",
				source: "Essais",
				source_id: record.source_id,
			},
		},
		{
			...acte,
			avant: { statut: "propose" },
			apres: { statut: "publie", champs: ["nom"] },
		},
	]);
});

test("what a moderator put in quarantine stays there: the retention does not let the next import publish it", async () => {
	const record = projet({ source_id: "ecarte" });
	await importer([record]);
	await rows(
		sql`UPDATE projets SET statut = 'quarantaine', modifie_le = now() - interval '3 years'
		    WHERE id = (SELECT projet_id FROM cles_import WHERE source_id = 'ecarte')`,
	);
	await purger(OPERATEUR);
	expect(await importer([record], { statut: "publie" })).toMatchObject({
		crees: 0,
		inchanges: 1,
	});
	expect((await lu("ecarte")).statut).toBe("quarantaine");
});
