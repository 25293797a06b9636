import { expect, test } from "vitest";
import { dureeDeCharge, GRAINE, relever } from "#e2e/fixtures/epreuve";
import { creerSujets } from "#prisma/edited.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ENREGISTRES_MIN, eprouverEditions } from "./ordeal.fixture.ts";

useTestDatabase();

/** Ten minutes at full size, unless `--minutes` says otherwise. */
const DUREE_MS = dureeDeCharge(3);

test(
	"two moderators at random on the same texts: every acknowledged save is in the text or its history, and none writes over another unseen",
	async () => {
		const deux = [await acteurDeRole(), await acteurDeRole("admin")] as const;
		const [premier, ...autres] = await creerSujets();
		const sujets = [premier, ...autres, ...(await creerSujets())] as const;
		const bilan = await eprouverEditions(deux, sujets, GRAINE, DUREE_MS);
		const dit = `seed ${GRAINE}`;
		expect(bilan.perdus, dit).toEqual([]);
		expect(bilan.ecrases, dit).toEqual([]);
		expect(bilan.introuvables, dit).toEqual([]);
		expect(bilan.enregistres, dit).toBeGreaterThanOrEqual(ENREGISTRES_MIN);
		expect(bilan.conflits, dit).toBeGreaterThan(0);
		relever("two moderators at random on the same texts", {
			"saves acknowledged": bilan.enregistres,
			"told of the other's save": bilan.conflits,
			"not told by the pages": bilan.introuvables.length,
			lost: bilan.perdus.length,
			"written over": bilan.ecrases.length,
			seed: GRAINE,
		});
	},
	// Then every text ever saved is searched in the versions that all those saves
	// left.
	2 * DUREE_MS + 60_000,
);
