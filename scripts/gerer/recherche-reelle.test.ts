import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { listerProjets } from "#lib/projets/queries";
import { ProjetsQuery } from "#lib/projets/schema";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { ligneTheme } from "#prisma/demonstration/lignes";
import {
	creerProjetsCherches,
	FAUTES,
	TROUVAILLES,
} from "#prisma/projets-cherches.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { gerer } from "./gerer.fixture.ts";

const PROJETS = join(
	import.meta.dirname,
	"../../../shared/data/projets-reels.ndjson",
);
const PRESENTS = existsSync(PROJETS);
if (!PRESENTS)
	process.stderr.write(
		`No real open data in ${PROJETS}: searches among them are not tested.\n`,
	);

const PATIENCE_MS = 240_000;

const base = useTestDatabase();

async function trouver(q: string) {
	const query = ProjetsQuery.parse({ pertinence: "true" });
	const page = await listerProjets({ ...query, q });
	if (!page.ok) throw new Error("refused");
	return page.valeur.elements.map(({ slug }) => slug);
}

describe.skipIf(!PRESENTS)("among 1,921 real projects", () => {
	beforeAll(async () => {
		await prisma().theme.createMany({ data: THEMES_PREMIERS.map(ligneTheme) });
		const { code, stderr } = await gerer(
			{ DATABASE_URL: base.url },
			...["importer", "projets", PROJETS, "--statut", "publie"],
		);
		expect(code, stderr).toBe(0);
		await creerProjetsCherches();
	}, PATIENCE_MS);

	test.each([...TROUVAILLES, ...FAUTES])(
		"D18: %s is forgiven by a ranked search too: %j",
		async (_, q, slugs) => {
			expect(await trouver(q)).toEqual(expect.arrayContaining([...slugs]));
		},
	);
});
