/** The guarantees of the mail queue. */
import { expect, test } from "vitest";
import { GRAINE, relever } from "#e2e/fixtures/epreuve";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { eprouverCourriels } from "../courriels/ordeal.fixture.ts";
import { eprouverModele } from "../modele/ordeal.fixture.ts";

useTestDatabase();

const TAILLE = 10_000;
const MORTS = 10;
const CODES = 20;
const CODE_MAX_MS = 5_000;
const SEQUENCES = 2_000;

test(`${TAILLE} mails, a provider that fails 30 % of the time, workers killed: each recipient exactly one, codes first`, async () => {
	const bilan = await eprouverCourriels({
		...{ taille: TAILLE, morts: MORTS, codes: CODES, graine: GRAINE },
	});
	expect(bilan).toMatchObject({
		...{ envoyes: TAILLE + CODES, manquants: 0, doubles: 0, conflits: 0 },
	});
	expect(bilan.codeLePlusLentMs).toBeLessThan(CODE_MAX_MS);
	relever("mails while the provider fails and workers are killed", {
		sent: bilan.envoyes,
		"workers killed": bilan.morts,
		missing: bilan.manquants,
		doubled: bilan.doubles,
		"requests to the provider": bilan.requetes,
		"slowest code (ms)": Math.round(bilan.codeLePlusLentMs),
		"waiting when the last code had arrived": bilan.resteApresCodes,
		seconds: Math.round(bilan.dureeMs / 1000),
	});
}, 1_800_000);

test(`${SEQUENCES} random lives of a need, workers that fail and die: each person gets exactly the mails that the rules say`, async () => {
	const bilan = await eprouverModele(SEQUENCES, GRAINE);
	expect(bilan.partis).toBeGreaterThan(SEQUENCES);
	relever("random lives of a need", { ...bilan, seed: GRAINE });
}, 5_400_000);
