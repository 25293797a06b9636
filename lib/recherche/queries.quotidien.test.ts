import { beforeAll, expect, test } from "vitest";
import { RECHERCHES_DU_QUOTIDIEN } from "#prisma/quotidien-recherches.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { rechercher } from "./queries.ts";

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

/** Of 217 searches, how many bring what was meant within its rank. */
const TROUVEES_MIN = 205;
const PATIENCE_MS = 180_000;

test(
	"searches in everyday words bring what was meant within its rank: misspelt, joined, in the plural, by a brand, in either language",
	async () => {
		let trouvees = 0;
		for (const [q, langue, nature, slug, rang] of RECHERCHES_DU_QUOTIDIEN) {
			const resultats = await rechercher(q, langue, { parNature: rang });
			const { elements } = resultats[`${nature}s`];
			if (elements.some(({ element }) => element.slug === slug)) trouvees += 1;
		}
		expect(RECHERCHES_DU_QUOTIDIEN).toHaveLength(217);
		expect(trouvees).toBeGreaterThanOrEqual(TROUVEES_MIN);
	},
	PATIENCE_MS,
);
