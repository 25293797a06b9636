import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { eprouverModele } from "./ordeal.ts";

useTestDatabase();

// npm run eprouver runs it with 2,000 sequences.
const SEQUENCES = 60;

test(`${SEQUENCES} random lives of a need, its mails sent by two workers that fail and die: each person gets exactly what the rules say, as it stood when it left`, {
	timeout: 180_000,
}, async () => {
	const bilan = await eprouverModele(SEQUENCES, 11);
	expect(bilan.partis).toBeGreaterThan(SEQUENCES);
	expect(bilan.arretes).toBeGreaterThan(SEQUENCES);
	expect(bilan.corriges).toBeGreaterThan(0);
	expect(bilan.rendus).toBeGreaterThan(0);
	expect(bilan.morts).toBeGreaterThan(0);
});
