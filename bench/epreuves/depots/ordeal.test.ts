import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { rows, sql } from "#lib/platform/db/pool";
import { importFiles } from "#lib/platform/import/import.fixture";
import { PubliccodeComplet } from "#lib/platform/text/publiccode.fixture";
import { writeYaml } from "#lib/platform/text/yaml";
import { importerProjets } from "#lib/projets/importation/commands";
import { lireProjet, listerProjets } from "#lib/projets/queries";
import { commentaireDe, publiccodeDe } from "#lib/projets/rules";
import { type ProjetSortie, ProjetsQuery } from "#lib/projets/schema";
import { useTestDatabase } from "#server/postgres/test-store.fixture";

const DONNEES = join(import.meta.dirname, "../../../../shared/data");
const PRESENTES = existsSync(join(DONNEES, "projets-depots.ndjson"));
if (!PRESENTES)
	process.stderr.write(
		`No real open data in ${DONNEES}: the import of their repositories is not tested.\n`,
	);

const PATIENCE_MS = 240_000;
const EDITEUR = { siteNom: "Bien commun", siteUrl: "https://annuaire.example" };
const ecrire = importFiles();

useTestDatabase();

async function importer(enregistrements: readonly object[]) {
	const bilan = await importerProjets(
		{ nature: "operateur" },
		{
			fichier: ecrire(enregistrements),
			statut: "publie",
			correspondances: [],
			creerThemes: false,
		},
	);
	if (!bilan.ok) throw new Error("refused");
	return bilan.valeur;
}

type Objet = Readonly<Record<string, unknown>>;

function lignes(nom: string): Objet[] {
	return readFileSync(join(DONNEES, nom), "utf8")
		.trimEnd()
		.split("\n")
		.map((ligne) => JSON.parse(ligne));
}

const cle = ({ source, source_id }: Objet) => `${source}\n${source_id}`;

/** The real projects, each with what its source says of its repository. */
function joints(): Objet[] {
	const depots = new Map(
		lignes("projets-depots.ndjson").map((ajout) => [cle(ajout), ajout]),
	);
	return lignes("projets-reels.ndjson").map((projet) => ({
		...projet,
		...depots.get(cle(projet)),
	}));
}

async function lireTous() {
	const lus = await rows<{ slug: string }>(
		sql`SELECT slug FROM projets WHERE depot IS NOT NULL AND licence_code IS NOT NULL ORDER BY slug`,
	);
	const projets: ProjetSortie[] = [];
	for (const { slug } of lus) {
		const lu = await lireProjet(slug);
		if (!lu.ok) throw new Error(slug);
		projets.push(lu.valeur);
	}
	return projets;
}

describe.skipIf(!PRESENTES)("the real repositories", () => {
	let bilan: Awaited<ReturnType<typeof importer>>;
	beforeAll(async () => {
		bilan = await importer(joints());
	}, PATIENCE_MS);

	test("all 931 are there after the import, 302 of beta.gouv.fr and 629 of the registry, and no line was refused", async () => {
		expect(bilan).toMatchObject({ lus: 1921, crees: 1921, refuses: [] });
		const comptes = await rows<{ source: string; n: number }>(
			sql`SELECT split_part(c.source, ' ', 1) AS source, count(*)::int AS n FROM cles_import c JOIN projets p ON p.id = c.projet_id
			    WHERE p.depot IS NOT NULL GROUP BY 1 ORDER BY 2`,
		);
		expect(comptes).toEqual([
			{ source: "beta.gouv.fr", n: 302 },
			{ source: "Registre", n: 629 },
		]);
		// What no column holds is told.
		expect(bilan.colonnes_inconnues).toMatchObject({ phase: 1340 });
	});

	test("each odd licence is written as SPDX does, and none is lost", async () => {
		const dites = joints().filter(({ licence_code }) => licence_code);
		const gardees = await rows<{ licence_code: string; n: number }>(
			sql`SELECT licence_code, count(*)::int AS n FROM projets WHERE licence_code IS NOT NULL GROUP BY 1`,
		);
		expect(gardees.reduce((somme, { n }) => somme + n, 0)).toBe(dites.length);
		const par = new Map(
			gardees.map(({ licence_code, n }) => [licence_code, n]),
		);
		const dit = (texte: string) =>
			dites.filter(({ licence_code }) => licence_code === texte).length;
		expect(par.get("GPL-3.0-only")).toBe(dit("GPL-3.0"));
		expect(par.get("LGPL-2.1-only OR GPL-2.0-only")).toBe(
			dit("LGPL-2.1 OR GPL-2.0"),
		);
		expect(
			gardees.filter(({ licence_code }) =>
				/GPL-[\d.]+(?: |$)/.test(licence_code),
			),
		).toEqual([]);
		const [ouverts] = await rows<{ n: number }>(
			sql`SELECT count(*)::int AS n FROM projets WHERE licence_code = 'MIT' AND code_ouvert IS NOT TRUE`,
		);
		expect(ouverts?.n).toBe(0);
	});

	test(
		"a second import changes nothing",
		async () => {
			const avant = await rows(sql`SELECT sum(nombre) AS somme FROM versions`);
			const encore = await importer(joints());
			expect(encore).toMatchObject({ inchanges: 1921, crees: 0, modifies: 0 });
			expect(
				await rows(sql`SELECT sum(nombre) AS somme FROM versions`),
			).toEqual(avant);
		},
		PATIENCE_MS,
	);

	test(
		"the file of each parses as YAML, and holds every mandatory key once its bearer gave a contact",
		async () => {
			const projets = await lireTous();
			expect(projets.length).toBeGreaterThan(600);
			for (const lu of projets) {
				const projet = { ...lu, contact: "equipe@exemple.org" };
				const ecrit = publiccodeDe(projet, EDITEUR);
				if (!ecrit) throw new Error(projet.slug);
				const yaml = writeYaml(
					ecrit.publiccode,
					commentaireDe(projet, EDITEUR, ecrit),
				);
				const objet: unknown = parse(yaml);
				expect(objet).toEqual(ecrit.publiccode);
				expect([projet.slug, PubliccodeComplet.safeParse(objet).error]).toEqual(
					[projet.slug, undefined],
				);
			}
		},
		PATIENCE_MS,
	);

	test("the list is filtered by a licence, alone or among several, and by its repository", async () => {
		const total = async (filtre: object) => {
			const page = await listerProjets(ProjetsQuery.parse(filtre));
			return page.ok ? page.valeur.total : -1;
		};
		expect(await total({ depot: "true" })).toBe(931);
		expect(await total({ depot: "false" })).toBe(990);
		const [mit] = await rows<{ n: number }>(
			sql`SELECT count(*)::int AS n FROM projets WHERE licence_code ~ '(^| )MIT($| )'`,
		);
		expect(mit?.n).toBeGreaterThan(178);
		expect(await total({ licence_code: "mit" })).toBe(mit?.n);
		expect(await total({ licence_code: "LGPL-2.1 OR GPL-2.0" })).toBe(1);
		expect(await total({ licence_code: "LGPL-2.1" })).toBeGreaterThan(1);
		expect(await total({ licence_code: "' OR 1=1 --" })).toBe(0);
	});
});
