import { expect, test } from "vitest";
import { GRAINE, relever } from "#e2e/fixtures/epreuve";
import { completeEnvironment } from "#lib/platform/config/env";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { eprouverReunions } from "./ordeal.fixture.ts";

const SECRET = "un-secret-pour-les-essais-et-pour-eux-seuls";
const base = useTestDatabase({ NEXTAUTH_SECRET: SECRET });

const GESTES = 20_000;

test(`${GESTES} random supports, merges, undoings and withdrawals by two processes that are killed: counts are distinct accounts at each step, an undone need is what it was, mails are exact, and no answer tells who moved`, async () => {
	completeEnvironment({ NEXTAUTH_SECRET: SECRET });
	const bilan = await eprouverReunions(GESTES, GRAINE, {
		...{ DATABASE_URL: base.url, NEXTAUTH_SECRET: SECRET },
	});
	expect(bilan.reunions).toBeGreaterThan(GESTES / 40);
	expect(bilan.separations).toBeGreaterThan(GESTES / 80);
	expect(bilan.reprises).toBeGreaterThan(0);
	expect(bilan.morts).toBeGreaterThan(0);
	relever("merges of needs by two processes that are killed", {
		...bilan,
		seed: GRAINE,
	});
}, 5_400_000);
