import { expect, test } from "vitest";
import { prisma, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prendreDansLaReserve } from "./writes.ts";

useTestDatabase({ LIMITE_CONTRIBUTIONS: "1" });

test("D16: an account over its contributions waits for the end of its own hour, whenever that of another began", async () => {
	const autre = await acteurDeRole("membre");
	const moi = await acteurDeRole("membre");
	const prendre = ({ compte_id }: typeof moi) =>
		inTransaction((tx) => prendreDansLaReserve(tx, compte_id));
	for (const qui of [autre, moi]) expect(await prendre(qui)).toBeNull();
	await prisma().$executeRaw(
		sql`UPDATE fenetres_contributions SET debut = debut - interval '30 minutes' WHERE compte_id = ${moi.compte_id}`,
	);
	const attente = await prendre(moi);
	expect(attente).toBeGreaterThan(1_700);
	expect(attente).toBeLessThanOrEqual(1_800);
});
