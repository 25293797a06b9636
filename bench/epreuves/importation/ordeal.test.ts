import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { ligneTheme } from "#prisma/demonstration/lignes";
import { gerer } from "#scripts/gerer/gerer.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";

const DONNEES = join(import.meta.dirname, "../../../../shared/data");
const PRESENTES = existsSync(join(DONNEES, "projets-reels.ndjson"));
if (!PRESENTES)
	process.stderr.write(
		`No real open data in ${DONNEES}: their import is not tested.\n`,
	);

const PATIENCE_MS = 240_000;
/** With nothing else running. */
const PROJETS_MAX_MS = 10_000;

const base = useTestDatabase();

async function importer(objets: "projets" | "besoins") {
	const debut = performance.now();
	const { code, stdout, stderr } = await gerer(
		{ DATABASE_URL: base.url },
		...["importer", objets, join(DONNEES, `${objets}-reels.ndjson`)],
		...["--statut", "publie"],
	);
	const duree = performance.now() - debut;
	expect(code, stderr).toBe(0);
	return { bilan: JSON.parse(stdout), duree };
}

async function version(): Promise<unknown[]> {
	return rows(
		sql`SELECT sum(nombre) AS somme, (SELECT max(id) FROM journal) AS actes FROM versions`,
	);
}

describe.skipIf(!PRESENTES)("the real open data", () => {
	beforeAll(async () => {
		await prisma().theme.createMany({ data: THEMES_PREMIERS.map(ligneTheme) });
	});

	test(
		"1,921 projects are all imported, within 10 s, and a second run writes nothing",
		async () => {
			const { bilan, duree } = await importer("projets");
			expect(bilan).toMatchObject({ lus: 1921, crees: 1921, refuses: [] });
			expect(duree).toBeLessThan(PROJETS_MAX_MS);
			const [etat] = await rows(
				sql`SELECT count(DISTINCT p.slug)::int AS slugs, count(r.projet_id)::int AS indexes,
			      bool_and(is_normalized(nom || accroche || p.description)) AS nfc
			    FROM projets p LEFT JOIN recherche_projets r ON r.projet_id = p.id`,
			);
			expect(etat).toEqual({ slugs: 1921, indexes: 1921, nfc: true });
			const avant = await version();
			const { bilan: encore } = await importer("projets");
			expect(encore).toMatchObject({ lus: 1921, inchanges: 1921, refuses: [] });
			expect(await version()).toEqual(avant);
		},
		PATIENCE_MS,
	);

	test(
		"3,027 needs are imported but three, reported, whose text is too short without its HTML; a second run writes nothing",
		async () => {
			const { bilan } = await importer("besoins");
			expect(bilan).toMatchObject({ lus: 3027, crees: 3024 });
			expect(
				bilan.refuses.map((refus: { source_id: string }) => refus.source_id),
			).toEqual(["opinion/340", "opinion/479", "opinion/498"]);
			for (const { raison } of bilan.refuses)
				expect(raison).toContain("au moins 40 caractères");
			const avant = await version();
			const { bilan: encore } = await importer("besoins");
			expect(encore).toMatchObject({ inchanges: 3024, crees: 0, modifies: 0 });
			expect(await version()).toEqual(avant);
		},
		PATIENCE_MS,
	);
});
