import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { listerProjets } from "#lib/projets/queries";
import { ProjetsQuery, TRIS_PROJETS } from "#lib/projets/schema";
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

const PAGES = 4;
const LIMITE = 20;
/** Words of very many projects, of few and of none, beginnings, several words, errors. */
const RECHERCHES = [
	...["logiciel", "open", "data", "carte des communes", "logiciel libre"],
	...["biblioth", "geo", "transprot", "xylophage", "france données"],
];

const base = useTestDatabase();

async function trouver(q: string) {
	const query = ProjetsQuery.parse({ pertinence: "true" });
	const page = await listerProjets({ ...query, q });
	if (!page.ok) throw new Error("refused");
	return page.valeur.elements.map(({ slug }) => slug);
}

/** The first pages of a search, and the totals that they tell. */
async function feuilleter(
	q: string,
	tri: ProjetsQuery["tri"],
	ranked: boolean,
) {
	const query = { ...ProjetsQuery.parse({}), tri, pertinence: ranked };
	const slugs: string[] = [];
	const totaux = new Set<number>();
	let apres: string | undefined;
	for (let at = 0; at < PAGES; at += 1) {
		const page = await listerProjets({ ...query, q, limite: LIMITE, apres });
		if (!page.ok) throw new Error("refused");
		slugs.push(...page.valeur.elements.map(({ slug }) => slug));
		totaux.add(page.valeur.total);
		apres = page.valeur.suivant ?? undefined;
		if (apres === undefined) break;
	}
	return { slugs, totaux: [...totaux] };
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

	test.each(
		RECHERCHES.flatMap((q) =>
			TRIS_PROJETS.flatMap((tri) =>
				[true, false].map((ranked) => ({ q, tri, ranked })),
			),
		),
	)(
		"pages of a search are those of the whole list, the first time and once its order is kept: $q, by $tri, ranked: $ranked",
		async ({ q, tri, ranked }) => {
			const query = { ...ProjetsQuery.parse({}), tri, pertinence: ranked, q };
			const entiere = await listerProjets(query);
			if (!entiere.ok) throw new Error("refused");
			const { elements, total } = entiere.valeur;
			const slugs = elements.slice(0, PAGES * LIMITE).map(({ slug }) => slug);
			const pages = { slugs, totaux: [total] };
			expect(await feuilleter(q, tri, ranked)).toEqual(pages);
			expect(await feuilleter(q, tri, ranked)).toEqual(pages);
		},
	);
});
