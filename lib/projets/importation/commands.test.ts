import { beforeAll, describe, expect, test } from "vitest";
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

describe("importing projects", () => {
	test("D4: a record is created as proposed, of origin import, with its language and no vote", async () => {
		const record = projet({
			langue: "en",
			site_web: "https://exemple.fr/?a=1&amp;b=2",
			code_ouvert: true,
			nb_votes: 12,
			soutiens: 40,
		});
		expect(await importer([record])).toEqual({
			lus: 1,
			crees: 1,
			modifies: 0,
			inchanges: 0,
			refuses: [],
			colonnes_inconnues: { nb_votes: 1, soutiens: 1 },
			themes_inconnus: {},
		});
		expect(await lu(record.source_id)).toMatchObject({
			statut: "propose",
			origine: "import",
			langue: "en",
			publie_le: null,
			nb_votes: 0,
			auteur_id: null,
			site_web: "https://exemple.fr/?a=1&b=2",
			code_ouvert: true,
		});
	});

	test("with the state publie it is public at once, and found by a search", async () => {
		const record = projet({ nom: "Zygomatique à bretelles" });
		await importer([record], { statut: "publie" });
		const importe = await lu(record.source_id);
		expect(importe).toMatchObject({ statut: "publie" });
		expect(importe.publie_le).toBeInstanceOf(Date);
		const [indexe] = await rows<{ texte: string }>(
			sql`SELECT texte FROM recherche_projets WHERE projet_id = ${importe.id}`,
		);
		expect(indexe?.texte).toContain("zygomatique a bretelles");
	});

	test("texts are cleaned before their bounds are checked", async () => {
		const record = projet({
			nom: "Re\u0302ve &amp; Re\u0301alite\u0301\u200b",
			accroche: "Une accroche\u2028sur deux lignes",
			description: `# Titre\n\nUn [lien](https://a.fr/x) {{< tile >}}![i](x.png)\n\n- ${"mot ".repeat(10)}`,
			usage_ia: "**L'IA** trie",
			format: "markdown",
		});
		expect(await importer([record])).toMatchObject({ crees: 1 });
		expect(await lu(record.source_id)).toMatchObject({
			slug: "reve-et-realite",
			nom: "Rêve & Réalité",
			accroche: "Une accroche sur deux lignes",
			description: `Titre\n\nUn lien (https://a.fr/x)\n\n- ${"mot ".repeat(10).trim()}`,
			usage_ia: "L'IA trie",
		});
	});

	test("phrases are a list, or one text separated by |, cleaned like the other texts", async () => {
		const listees = projet({
			mots_habitants: ["un <!-- x -->repas &amp; un lit", "Un repas, un lit"],
			mots_habitants_en: "where to eat| |a bed; tonight",
		});
		const sans = projet({ mots_habitants: null });
		expect(await importer([listees, sans])).toMatchObject({ crees: 2 });
		expect(await lu(listees.source_id)).toMatchObject({
			// The second differs from the first by case and signs only.
			mots_habitants: ["un repas & un lit"],
			mots_habitants_en: ["where to eat", "a bed; tonight"],
		});
		expect(await lu(sans.source_id)).toMatchObject({ mots_habitants: [] });
		const { refuses } = await importer([
			projet({ mots_habitants: Array(13).fill("un repas") }),
			projet({ mots_habitants: ["ab", { fr: "un repas" }] }),
		]);
		expect(refuses.map(({ raison }) => raison)).toEqual([
			"mots_habitants ne peut dépasser 12 éléments (ici 13)",
			"mots_habitants.0 demande au moins 3 caractères (ici 2) ; mots_habitants.1 doit être un texte",
		]);
	});

	test("an invalid record is reported with its line and its reason, and the others are imported", async () => {
		const lignes = [
			projet(),
			"{pas du json",
			projet({
				source_id: "court",
				format: "html",
				description: `<p>${"&nbsp;".repeat(50)}ab</p>`,
			}),
			projet({ source_id: "long", accroche: "a".repeat(201) }),
			projet({ source_id: "adresse", site_web: "ftp://exemple.fr" }),
			projet({ source_id: "langue", langue: "de" }),
			projet({ source_id: "controle", nom: "a\u0007b" }),
			projet({ source_id: undefined }),
			projet({ source_id: "type", themes: "Santé", nom: 12 }),
			"",
			projet(),
		];
		const bilan = await importer(lignes);
		expect(bilan).toMatchObject({ lus: 10, crees: 2 });
		expect(
			bilan.refuses.map(({ ligne, source_id }) => [ligne, source_id]),
		).toEqual([
			[2, null],
			[3, "court"],
			[4, "long"],
			[5, "adresse"],
			[6, "langue"],
			[7, "controle"],
			[8, null],
			[9, "type"],
		]);
		expect(bilan.refuses.map(({ raison }) => raison)).toEqual([
			"la ligne n’est pas du JSON",
			"description demande au moins 40 caractères (ici 2)",
			"accroche ne peut dépasser 200 caractères (ici 201)",
			"site_web doit commencer par http:// ou https://",
			"langue doit être 'fr' ou 'en'",
			"nom : Ce texte contient un caractère de contrôle, qui n’est pas accepté.",
			"source_id manque",
			"nom doit être un texte",
		]);
	});

	test("the same key twice in a file is one project, and the second is reported", async () => {
		const record = projet();
		const bilan = await importer([record, { ...record, nom: "Un autre nom" }]);
		expect(bilan).toMatchObject({ lus: 2, crees: 1 });
		expect(bilan.refuses).toEqual([
			{
				ligne: 2,
				source_id: record.source_id,
				raison: "déjà lu à la ligne 1 : même source, même source_id",
			},
		]);
	});

	test("D16: names that clash are numbered, in a batch and with existing ones", async () => {
		const nommer = () => projet({ nom: "Lac & rivière" });
		await importer([nommer(), nommer()]);
		await importer([nommer(), projet({ nom: "日本語" })]);
		const slugs = await rows<{ slug: string }>(
			sql`SELECT slug FROM projets WHERE slug LIKE 'lac-et-riviere%' OR slug LIKE 'projet-_' ORDER BY id`,
		);
		expect(slugs.map(({ slug }) => slug)).toEqual([
			"lac-et-riviere",
			"lac-et-riviere-2",
			"lac-et-riviere-3",
			"projet-1",
		]);
	});

	test("a record that only the database rejects does not prevent the others of its batch", async () => {
		await rows(
			sql`ALTER TABLE projets ADD CONSTRAINT essai CHECK (porteur <> 'Personne')`,
		);
		const lignes = Array.from({ length: 12 }, () => projet());
		const bilan = await importer([
			...lignes,
			projet({ source_id: "personne", porteur: "Personne" }),
			projet(),
		]);
		await rows(sql`ALTER TABLE projets DROP CONSTRAINT essai`);
		expect(bilan).toMatchObject({ lus: 14, crees: 13 });
		expect(bilan.refuses).toMatchObject([
			{
				ligne: 13,
				source_id: "personne",
				raison: expect.stringContaining("23514"),
			},
		]);
	});

	test("only the operator imports", async () => {
		const admin: Acteur = { nature: "compte", compte_id: 1, role: "admin" };
		expect(
			await importerProjets(admin, {
				fichier: ecrire([projet()]),
				statut: "propose",
				correspondances: [],
				creerThemes: false,
			}),
		).toEqual({ ok: false, refus: "interdit", raison: "role" });
	});
});

describe("themes of imported projects", () => {
	test("free words become themes, ignoring case and accents, each once, three at most; the others are counted", async () => {
		const record = projet({
			themes: ["SANTE", "inconnu", "health", "Education"],
		});
		const bilan = await importer([record, projet({ themes: ["Inconnu"] })]);
		expect(bilan).toMatchObject({
			crees: 2,
			themes_inconnus: { inconnu: 2 },
		});
		expect((await lu(record.source_id)).themes).toEqual(["sante", "education"]);
		// Imported again with another one, it leaves the themes of the others alone.
		const autre = projet({ themes: ["Education"] });
		await importer([autre]);
		await importer([{ ...record, themes: ["Education"] }]);
		for (const { source_id } of [record, autre])
			expect((await lu(source_id)).themes).toEqual(["education"]);
	});

	test("a theme that the file names and the directory lacks is ignored too", async () => {
		const bilan = await importer([projet({ themes: ["Logement"] })]);
		expect(bilan.themes_inconnus).toEqual({ Logement: 1 });
	});

	test("with creer-themes an unknown word becomes a theme, unless it is too long for a name", async () => {
		const long =
			"Une question d’une longueur telle que personne ne voudrait en faire un nom de thème ?";
		const record = projet({
			themes: ["Cyclologie", "LOGEMENT", long, "cyclologie"],
		});
		const bilan = await importer([record], { creerThemes: true });
		expect(bilan.themes_inconnus).toEqual({ [long]: 1 });
		expect((await lu(record.source_id)).themes).toEqual([
			"cyclologie",
			"logement",
		]);
		expect(
			await prisma().theme.findUnique({ where: { slug: "logement" } }),
		).toMatchObject({ nom: "Logement", description: "" });
	});

	test("of more than three themes the first three are kept", async () => {
		const record = projet({
			themes: ["t un", "t deux", "t trois", "t quatre"],
		});
		await importer([record], { creerThemes: true });
		expect((await lu(record.source_id)).themes).toEqual([
			"t-un",
			"t-deux",
			"t-trois",
		]);
	});
});
