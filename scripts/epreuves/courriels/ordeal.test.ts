import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { eprouverCourriels } from "./ordeal.ts";

useTestDatabase();

// npm run eprouver runs it with 10,000 mails and ten kills.
const taille = 500;
const morts = 3;
const codes = 3;

test(`${taille} mails, a provider that fails 30 % of the time and hangs, ${morts} workers killed with -9: each recipient gets exactly one, codes within seconds`, {
	timeout: 180_000,
}, async () => {
	const bilan = await eprouverCourriels({ taille, morts, codes, graine: 7 });
	expect(bilan).toMatchObject({
		envoyes: taille + codes,
		morts,
		manquants: 0,
		doubles: 0,
		conflits: 0,
		statuts: { envoye: taille + codes },
	});
	expect(bilan.requetes).toBeGreaterThan(taille);
	expect(bilan.resteApresCodes).toBeGreaterThan(0);
	// One worker may just have been killed, and the other be busy.
	expect(bilan.codeLePlusLentMs).toBeLessThan(5_000);
});
