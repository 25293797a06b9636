import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { relever, taille } from "#e2e/fixtures/epreuve";
import { listerBesoins } from "#lib/besoins/queries";
import { withConnection } from "#lib/platform/db/own-connection";
import { lireProjet, listerProjets } from "#lib/projets/queries";
import { run } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { gerer } from "./gerer.fixture.ts";

const REEL = join(import.meta.dirname, "../../../shared/data");
const REEL_PRESENT = existsSync(join(REEL, "projets-reels.ndjson"));
if (!REEL_PRESENT)
	process.stderr.write(
		`No real open data in ${REEL}: made-up texts are exported instead.\n`,
	);

const PATIENCE_MS = 240_000;
const PROJETS = taille(200, 1921);
const BESOINS = taille(200, 3027);

const base = useTestDatabase();
const dossier = mkdtempSync(join(tmpdir(), "bc-exporter-"));
afterAll(() => rmSync(dossier, { recursive: true }));

/** Texts of a real file, or as many generated ones. */
function textes(fichier: string, nombre: number): object[] {
	if (!REEL_PRESENT)
		return Array.from({ length: nombre }, (_, n) => ({
			nom: `=Projet « ${n} » <b>&amp;`,
			accroche: 'Une accroche,\n"sur deux lignes"',
			titre: `-Besoin ${n} ; | ]]>`,
			description: `é🏡\u2028${"mot ".repeat(250)}`,
		}));
	return readFileSync(join(REEL, fichier), "utf8")
		.trimEnd()
		.split("\n")
		.slice(0, nombre)
		.map((ligne) => JSON.parse(ligne));
}

/** Statements that may exceed the time limit of a request; search is not tested here, so triggers are off. */
async function ecrire(
	...requetes: readonly [texte: string, ...valeurs: string[]][]
): Promise<void> {
	await withConnection({ connectionString: base.url }, async (client) => {
		for (const table of ["projets", "besoins"]) {
			await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
			await client.query(`DELETE FROM ${table}`);
		}
		for (const [texte, ...valeurs] of requetes)
			await client.query(texte, valeurs);
	});
}

function enJson(fichier: string, nombre: number): string {
	return JSON.stringify(
		textes(fichier, nombre).map((texte, n) => ({ ...texte, n })),
	);
}

async function remplir(): Promise<void> {
	await ecrire(
		[
			`INSERT INTO projets (slug, nom, accroche, description, porteur, territoire, statut, publie_le)
			 SELECT 'p-' || n, nom, accroche, description, porteur, territoire, 'publie', now()
			 FROM jsonb_to_recordset($1::jsonb)
			   AS t (n int, nom text, accroche text, description text, porteur text, territoire text)`,
			enJson("projets-reels.ndjson", PROJETS),
		],
		[
			`INSERT INTO besoins (slug, titre, description, territoire, statut, publie_le)
			 SELECT 'b-' || n, titre, description, territoire, 'publie', now()
			 FROM jsonb_to_recordset($1::jsonb) AS t (n int, titre text, description text, territoire text)`,
			enJson("besoins-reels.ndjson", BESOINS),
		],
		[
			"INSERT INTO comptes (courriel, courriel_saisi, nom) SELECT 'personne' || n || '@secret.example', 'p', 'x' FROM generate_series(1, 50) AS n",
		],
	);
}

function lignes(nom: string): Record<string, unknown>[] {
	return readFileSync(join(dossier, nom), "utf8")
		.trimEnd()
		.split("\n")
		.map((ligne) => JSON.parse(ligne));
}

test(
	`D30: ${PROJETS} projects and ${BESOINS} needs are exported, parse, and match the API field by field`,
	async () => {
		await remplir();
		const debut = performance.now();
		const { code, stderr, stdout } = await gerer(
			{ DATABASE_URL: base.url },
			"exporter",
			dossier,
		);
		const duree = performance.now() - debut;
		expect(code, stderr).toBe(0);
		relever("export of real data", { projets: PROJETS, ms: Math.round(duree) });
		expect(JSON.parse(stdout).fichiers.length).toBeGreaterThan(10);
		const mention = { licence: expect.any(String), credit: expect.any(String) };
		const projets = lignes("projets.jsonl");
		expect(projets).toHaveLength(PROJETS);
		expect(
			parse(readFileSync(join(dossier, "projets.csv")), { columns: true }),
		).toHaveLength(PROJETS);
		for (const { slug, ...reste } of projets.filter((_, n) => n % 97 === 0)) {
			const lu = await lireProjet(String(slug));
			if (!lu.ok) throw new Error(String(slug));
			expect({ slug, ...reste }).toEqual({ ...lu.valeur, ...mention });
		}
		const liste = await listerProjets({ tri: "une" });
		const besoins = await listerBesoins({ tri: "recents" });
		if (!liste.ok || !besoins.ok) throw new Error("not read");
		expect(new Set(projets.map(({ slug }) => slug))).toEqual(
			new Set(liste.valeur.elements.map(({ slug }) => slug)),
		);
		const exportes = new Map(
			lignes("besoins.jsonl").map((besoin) => [besoin.slug, besoin]),
		);
		expect(exportes.size).toBe(BESOINS);
		for (const besoin of besoins.valeur.elements)
			expect(exportes.get(besoin.slug)).toEqual({ ...besoin, ...mention });
		const tout = ["projets", "besoins"].flatMap((jeu) =>
			["jsonl", "csv"].map((format) =>
				readFileSync(join(dossier, `${jeu}.${format}`), "utf8"),
			),
		);
		for (const { courriel } of await run<{ courriel: string }>(
			"SELECT courriel FROM comptes",
		))
			expect(tout.some((texte) => texte.includes(courriel))).toBe(false);
	},
	PATIENCE_MS,
);

test.runIf(existsSync("/proc/self"))(
	"a folder in which nothing can be created is told at once, and not tried for ever",
	async () => {
		const { code, stderr } = await gerer(
			{ DATABASE_URL: base.url },
			"exporter",
			"/proc/bien-commun/donnees",
		);
		expect(stderr).toContain("Rien ne peut être créé dans /proc");
		expect(code).toBe(1);
	},
	20_000,
);
