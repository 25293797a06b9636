import { beforeAll, expect, test } from "vitest";
import { PROJETS_IMPREVUS } from "#prisma/imprevu-projets.fixture";
import { RECHERCHES_IMPREVUES } from "#prisma/imprevu-recherches.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { rechercher } from "./queries.ts";

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

/** Of 270 searches, how many bring what was meant within its rank. */
const TROUVEES_MIN = 264;
const PATIENCE_MS = 180_000;

test(
	"searches in words that nobody prepared bring what was meant within its rank: synonyms, phrases, places, acronyms, brands",
	async () => {
		const recherches = [...PROJETS_IMPREVUS, ...RECHERCHES_IMPREVUES];
		let trouvees = 0;
		for (const [q, langue, nature, slug, rang] of recherches) {
			const resultats = await rechercher(q, langue, { parNature: rang });
			const { elements } = resultats[`${nature}s`];
			if (elements.some(({ element }) => element.slug === slug)) trouvees += 1;
		}
		expect(recherches).toHaveLength(270);
		expect(trouvees).toBeGreaterThanOrEqual(TROUVEES_MIN);
	},
	PATIENCE_MS,
);
