import { beforeAll, expect, test } from "vitest";
import type { Acteur } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import {
	besoinImportable as besoin,
	importFiles,
} from "#lib/platform/import/import.fixture";
import { COLONNES_INCONNUES_MAX } from "#lib/platform/import/run";
import type { BilanEntrees, OptionsImport } from "#lib/themes/commands";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { importerBesoins } from "./commands.ts";

useTestDatabase();
const ecrire = importFiles();

const OPERATEUR: Acteur = { nature: "operateur" };

beforeAll(() =>
	prisma().theme.create({
		data: {
			slug: "democratie",
			nom: "Démocratie",
			description: "",
			traductions: { en: { nom: "Democracy" } },
		},
	}),
);

async function importer(
	lignes: readonly (string | object)[],
	options: Partial<OptionsImport> = {},
): Promise<BilanEntrees> {
	const resultat = await importerBesoins(OPERATEUR, {
		fichier: ecrire(lignes),
		statut: "propose",
		correspondances: [],
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
				nature: "besoin",
				source: "Essais",
				source_id,
			},
		},
		include: { besoin: { include: { theme: true, jalons: true } } },
	});
	if (!cle.besoin) throw new Error("no need");
	return cle.besoin;
}

test("D4: a need is created as proposed, of origin import, and the supports given by its source are never counted", async () => {
	const record = besoin({
		soutiens: 4000,
		nb_soutiens: 12,
		theme: "DEMOCRACY",
	});
	expect(await importer([record])).toEqual({
		lus: 1,
		crees: 1,
		modifies: 0,
		inchanges: 0,
		refuses: [],
		colonnes_inconnues: { nb_soutiens: 1, soutiens: 1 },
		themes_inconnus: {},
	});
	expect(await lu(record.source_id)).toMatchObject({
		statut: "propose",
		origine: "import",
		nb_soutiens: 0,
		publie_le: null,
		jalons: [],
		theme: { slug: "democratie" },
	});
});

test("D2: with the state publie it is expressed at once, and its timeline begins there", async () => {
	const record = besoin({ theme: "Un mot inconnu" });
	const bilan = await importer([record], { statut: "publie" });
	expect(bilan.themes_inconnus).toEqual({ "Un mot inconnu": 1 });
	const importe = await lu(record.source_id);
	expect(importe).toMatchObject({ statut: "publie", theme: null });
	expect(importe.jalons).toMatchObject([
		{ statut: "publie", le: importe.publie_le },
	]);
});

test("an unused column is reported by its name, and rejects no record", async () => {
	const records = [
		besoin({ descriptif: "un nom mal écrit", theme: "Démocratie" }),
		besoin({ descriptif: "encore" }),
	];
	expect(await importer(records)).toMatchObject({
		crees: 2,
		colonnes_inconnues: { descriptif: 2 },
	});
	const beaucoup = Object.fromEntries(
		Array.from({ length: COLONNES_INCONNUES_MAX + 5 }, (_, rang) => [
			`colonne_${rang}`,
			"x",
		]),
	);
	const { colonnes_inconnues } = await importer([besoin(beaucoup)]);
	expect(Object.keys(colonnes_inconnues)).toHaveLength(COLONNES_INCONNUES_MAX);
});

test("HTML becomes text before its bounds are checked: a text below them is reported", async () => {
	const long = besoin({
		format: "html",
		titre: "Imp&ocirc;ts &amp; D&eacute;penses",
		description: `<p>L&#39;&Eacute;tat, sur <a href="https://a.fr/">son site</a>.</p><ul><li>${"mot ".repeat(8)}</li></ul>`,
	});
	const court = besoin({
		format: "html",
		description: "<p>La CADA et la CNIL sont fusionn&eacute;es</p>",
	});
	expect(await importer([long, court])).toMatchObject({
		crees: 1,
		refuses: [
			{
				ligne: 2,
				source_id: court.source_id,
				raison: "description demande au moins 40 caractères (ici 34)",
			},
		],
	});
	expect(await lu(long.source_id)).toMatchObject({
		titre: "Impôts & Dépenses",
		slug: "impots-et-depenses",
		description: `L'État, sur son site (https://a.fr/).\n\n- ${"mot ".repeat(8).trim()}`,
	});
});

test("again: an unchanged record is not written, then a field changed by its source is", async () => {
	const record = besoin({ theme: "Démocratie" });
	await importer([record]);
	const [avant] = await rows(sql`SELECT sum(nombre) AS somme FROM versions`);
	expect(await importer([record])).toMatchObject({ inchanges: 1 });
	expect(await rows(sql`SELECT sum(nombre) AS somme FROM versions`)).toEqual([
		avant,
	]);
	const nouveau = { titre: "Un titre changé", theme: null, langue: "en" };
	const change = { ...record, ...nouveau };
	expect(await importer([change])).toMatchObject({ modifies: 1 });
	expect(await lu(record.source_id)).toMatchObject(nouveau);
});

test("again: what a moderator changed or decided is kept", async () => {
	const record = besoin();
	await importer([record]);
	const { id } = await lu(record.source_id);
	await prisma().besoin.update({
		where: { id },
		data: { titre: "Le titre de la modération", statut: "refuse" },
	});
	await importer([{ ...record, titre: "Un autre titre", territoire: "Ici" }], {
		statut: "publie",
	});
	expect(await lu(record.source_id)).toMatchObject({
		titre: "Le titre de la modération",
		territoire: "Ici",
		statut: "refuse",
		jalons: [],
	});
});

test("again: the state publie publishes what is still pending review, and its timeline begins there", async () => {
	const record = besoin();
	await importer([record]);
	await importer([record], { statut: "publie" });
	const importe = await lu(record.source_id);
	expect(importe).toMatchObject({ statut: "publie" });
	expect(importe.jalons).toMatchObject([{ statut: "publie" }]);
	await importer([record], { statut: "publie" });
	expect((await lu(record.source_id)).jalons).toHaveLength(1);
});

test("only the operator imports", async () => {
	expect(
		await importerBesoins(
			{ nature: "compte", compte_id: 1, role: "admin" },
			{
				fichier: ecrire([besoin()]),
				statut: "propose",
				correspondances: [],
				creerThemes: false,
			},
		),
	).toEqual({ ok: false, refus: "interdit", raison: "role" });
});
