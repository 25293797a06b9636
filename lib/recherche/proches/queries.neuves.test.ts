import { beforeAll, expect, test } from "vitest";
import {
	BESOINS_DEJA_DITS_NEUFS,
	BESOINS_SANS_REPONSE_NEUFS,
	BESOINS_SATISFAITS_NEUFS,
} from "#prisma/neuves-besoins.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches } from "./queries.ts";

/**
 * Of 40 needs that a project meets, of 30 that nothing meets, and of 20 that a need already
 * says. A comparison of shared words alone gave 1, 1 and 6 (decision 54).
 */
const MENES_AU_PROJET_MIN = 28;
const RAPPROCHES_A_TORT_MAX = 2;
const MENES_AU_BESOIN_MIN = 15;
const PATIENCE_MS = 120_000;

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

async function menes(
	attendus: typeof BESOINS_SATISFAITS_NEUFS,
	nature: "projets" | "besoins",
): Promise<string[]> {
	const trouves: string[] = [];
	for (const [texte, slugs] of attendus) {
		const proches = await listerProches(texte);
		if (proches[nature].some(({ slug }) => slugs.includes(slug)))
			trouves.push(texte);
	}
	return trouves;
}

test(
	"a need told in a sentence is led to the project that meets it, or to the need that already says it",
	async () => {
		expect(BESOINS_SATISFAITS_NEUFS).toHaveLength(40);
		expect(
			(await menes(BESOINS_SATISFAITS_NEUFS, "projets")).length,
		).toBeGreaterThanOrEqual(MENES_AU_PROJET_MIN);
		expect(BESOINS_DEJA_DITS_NEUFS).toHaveLength(20);
		expect(
			(await menes(BESOINS_DEJA_DITS_NEUFS, "besoins")).length,
		).toBeGreaterThanOrEqual(MENES_AU_BESOIN_MIN);
	},
	PATIENCE_MS,
);

test(
	"a need told in a sentence that nothing meets mostly brings nothing",
	async () => {
		const aTort: string[] = [];
		for (const texte of BESOINS_SANS_REPONSE_NEUFS) {
			const { projets, besoins } = await listerProches(texte);
			if (projets.length + besoins.length > 0) aTort.push(texte);
		}
		expect(BESOINS_SANS_REPONSE_NEUFS).toHaveLength(30);
		expect(aTort.length).toBeLessThanOrEqual(RAPPROCHES_A_TORT_MAX);
	},
	PATIENCE_MS,
);
