import { beforeAll, describe, expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import { importerBesoins } from "#lib/besoins/importation/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import { modifierBesoin } from "#lib/moderation/edition/commands";
import { BesoinEdition } from "#lib/moderation/edition/schema";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import {
	besoinImportable,
	importFiles,
	projetImportable,
} from "#lib/platform/import/import.fixture";
import { proposerProjet } from "#lib/projets/commands";
import { importerProjets } from "#lib/projets/importation/commands";
import { ProjetContribution } from "#lib/projets/schema";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { PETITE } from "#prisma/lieux.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { rapprocherLieux } from "./commands.ts";

useTestDatabase({}, "areas");
const ecrire = importFiles();
const OPERATEUR = { nature: "operateur" } as const;

beforeAll(async () => {
	await emptyDirectory();
	await creerTheme({ slug: "eau" });
});

type Table = "projets" | "besoins";

async function situation(table: Table, slug: string) {
	const [lue] = await rows<{
		territoire: string | null;
		lieux: string[] | null;
		lieux_dans: string[];
	}>(
		sql`SELECT territoire, lieux, lieux_dans FROM ${table === "projets" ? sql`projets` : sql`besoins`} WHERE slug = ${slug}`,
	);
	return lue;
}

const TEXTE = "Une description assez longue pour être acceptée ici.";

type Dit = { territoire?: string; lieux?: string[] };

/** The same contribution, as a project and as a need. */
async function contribuer(table: Table, dit: Dit) {
	const acteur = await acteurDeRole("membre");
	const nom = `Une fontaine ${slugNeuf()}`;
	const fait =
		table === "projets"
			? await proposerProjet(
					acteur,
					ProjetContribution.parse({
						...{ nom, accroche: TEXTE, description: TEXTE, themes: ["eau"] },
						...dit,
					}),
				)
			: await decrireBesoin(
					acteur,
					BesoinContribution.parse({ titre: nom, description: TEXTE, ...dit }),
				);
	if (!fait.ok) return fait;
	return situation(table, fait.valeur.slug);
}

describe.each(["projets", "besoins"] as const)(
	"a contribution to %s",
	(table) => {
		test.each<[string, Dit, string | null, string[] | null]>([
			[
				"a text without a doubt",
				{ territoire: "Nantes" },
				"Nantes",
				["commune-44109"],
			],
			[
				"a text that may be several",
				{ territoire: "Montreuil" },
				"Montreuil",
				null,
			],
			["no text", {}, null, null],
			[
				"areas beside a text",
				{ territoire: "Montreuil", lieux: ["commune-93048"] },
				"Montreuil",
				["commune-93048"],
			],
			[
				"areas alone",
				{ lieux: ["dep-44", "dep-85"] },
				"Loire-Atlantique, Vendée",
				["dep-44", "dep-85"],
			],
			[
				"a text left as it is",
				{ territoire: "Nantes", lieux: [] },
				"Nantes",
				[],
			],
			[
				"a retired code",
				{ territoire: "Évry", lieux: ["commune-91182"] },
				"Évry",
				["commune-91182"],
			],
		])("with %s is where it says", async (_, dit, territoire, lieux) => {
			const lue = await contribuer(table, dit);
			const aujourdhui = lieux?.map((code) =>
				code === "commune-91182" ? "commune-91228" : code,
			);
			expect(lue).toMatchObject({ territoire, lieux: aujourdhui ?? null });
		});

		test("is found in every area that holds it", async () => {
			const lue = await contribuer(table, { territoire: "Nantes" });
			expect(lue).toMatchObject({ lieux_dans: { length: 9 } });
			expect(lue).toMatchObject({
				lieux_dans: expect.arrayContaining([
					...["commune-44109", "epci-244400404", "dep-44", "reg-52"],
					...["FR", "155", "EU", "150", "001"],
				]),
			});
		});

		test("with an unknown area is refused there", async () => {
			expect(
				await contribuer(table, { lieux: ["dep-44", "nantes", "dep-00"] }),
			).toMatchObject({
				ok: false,
				detail: [
					{ loc: ["body", "lieux", 1], type: "value_error", input: "nantes" },
					{ loc: ["body", "lieux", 2], type: "value_error", input: "dep-00" },
				],
			});
		});
	},
);

describe("a commune of fewer than 500 inhabitants", () => {
	test("a project is in it, a need around it, by whatever way it came", async () => {
		expect(
			await contribuer("projets", { lieux: [PETITE.commune] }),
		).toMatchObject({ lieux: [PETITE.commune], territoire: PETITE.nom });
		const dit = await contribuer("besoins", { lieux: [PETITE.commune] });
		expect(dit).toMatchObject({ lieux: [PETITE.autour] });
		expect(dit).not.toMatchObject({ territoire: PETITE.nom });
		const derive = await contribuer("besoins", { territoire: PETITE.nom });
		expect(derive).toMatchObject({ lieux: [PETITE.autour] });
		const slug = slugNeuf();
		await creerBesoin({ slug, lieux: [PETITE.commune] });
		const ecrit = await situation("besoins", slug);
		for (const lu of [dit, derive, ecrit])
			expect(JSON.stringify(lu)).not.toContain(PETITE.commune);
	});
});

describe("an import", () => {
	test("is where its column says, else where its text does, and an unknown area refuses the record", async () => {
		const [un, deux, trois] = [
			besoinImportable({ territoire: "44100" }),
			besoinImportable({ territoire: "Ici", lieux: "dep-44|dep-85" }),
			besoinImportable({ lieux: ["nulle-part"] }),
		];
		const fichier = ecrire([un, deux, trois]);
		const importer = () =>
			importerBesoins(OPERATEUR, {
				...{ fichier, statut: "publie", correspondances: [] },
				creerThemes: false,
			});
		expect(await importer()).toMatchObject({
			valeur: {
				crees: 2,
				refuses: [{ raison: "lieux inconnus : nulle-part" }],
			},
		});
		const lus = async () =>
			(
				await prisma().cleImport.findMany({
					where: { source_id: { in: [un.source_id, deux.source_id] } },
					include: { besoin: true },
					orderBy: { id: "asc" },
				})
			).map(({ besoin }) => besoin?.lieux);
		expect(await lus()).toEqual([["commune-44109"], ["dep-44", "dep-85"]]);
		expect(await importer()).toMatchObject({ valeur: { inchanges: 2 } });
		expect(await lus()).toEqual([["commune-44109"], ["dep-44", "dep-85"]]);
	});

	test("of projects does the same", async () => {
		const projet = projetImportable({ territoire: "Brest", lieux: null });
		await importerProjets(OPERATEUR, {
			...{ fichier: ecrire([projet]), statut: "publie", correspondances: [] },
			creerThemes: false,
		});
		const cle = await prisma().cleImport.findFirstOrThrow({
			where: { source_id: projet.source_id },
			include: { projet: true },
		});
		expect(cle.projet?.lieux).toEqual(["commune-29019"]);
	});
});

test("a text that changes takes its areas with it, one that stays keeps those that somebody chose, and one that is erased has none", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	await creerBesoin({
		slug,
		territoire: "Montreuil",
		lieux: ["commune-93048"],
	});
	const modifier = (territoire: string | null, titre = "Un besoin") =>
		modifierBesoin(
			moi,
			slug,
			BesoinEdition.parse({ titre, description: TEXTE, territoire }),
		);
	await modifier("Montreuil", "Un autre titre");
	expect(await situation("besoins", slug)).toMatchObject({
		lieux: ["commune-93048"],
	});
	await modifier("Brest");
	expect(await situation("besoins", slug)).toMatchObject({
		lieux: ["commune-29019"],
	});
	await modifier(null);
	expect(await situation("besoins", slug)).toEqual({
		...{ territoire: null, lieux: null, lieux_dans: [] },
	});
});

test("the operator's command places what has a text and no area, names what is unknown or doubtful, and leaves what was left", async () => {
	await emptyDirectory();
	await creerProjet({ slug: "brest", territoire: "Brest" });
	await creerBesoin({ slug: "brest", territoire: "Brest" });
	await creerBesoin({ slug: "dep", territoire: "78" });
	await creerBesoin({ slug: "douteux", territoire: "Montreuil" });
	await creerBesoin({ slug: "ici", territoire: "Ici" });
	await creerBesoin({ slug: "laisse", territoire: "Brest", lieux: [] });
	// As a row that was there before its areas.
	await rows(sql`UPDATE projets SET lieux = NULL`);
	await rows(sql`UPDATE besoins SET lieux = NULL WHERE slug <> 'laisse'`);
	const bilan = {
		rapproches: { commune: 2, dep: 1 },
		inconnus: { Ici: 1 },
		douteux: { Montreuil: 1 },
	};
	const essai = await rapprocherLieux(OPERATEUR, { essai: true });
	expect(essai).toMatchObject({ valeur: bilan });
	expect(await situation("besoins", "brest")).toMatchObject({ lieux: null });
	const fait = await rapprocherLieux(OPERATEUR, { essai: false });
	expect(fait).toMatchObject({ valeur: bilan });
	expect(await situation("besoins", "brest")).toMatchObject({
		lieux: ["commune-29019"],
	});
	expect(await situation("besoins", "laisse")).toMatchObject({ lieux: [] });
	expect(await rapprocherLieux(OPERATEUR, { essai: false })).toMatchObject({
		valeur: { ...bilan, rapproches: {} },
	});
	const membre = await acteurDeRole("admin");
	expect(await rapprocherLieux(membre, { essai: true })).toMatchObject({
		refus: "interdit",
	});
});
