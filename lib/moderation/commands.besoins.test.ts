import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { asAnother } from "#lib/platform/db/another.fixture";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin } from "./commands.ts";

useTestDatabase();

test("a state is dated when it is reached: an act that waits for another is not dated before it", async () => {
	const acteur = await acteurDeRole();
	const slug = slugNeuf();
	const id = await creerBesoin({ slug, statut: "publie" });
	let attend: Promise<unknown> = Promise.resolve();
	await inTransaction(async (tx) => {
		await tx.$executeRaw(
			sql`SELECT id FROM besoins WHERE id = ${id} FOR UPDATE`,
		);
		// Begins now, and waits for the entry's lock.
		attend = asAnother(() =>
			modererBesoin(acteur, slug, {
				statut: "livre",
				projet: undefined,
				motif: null,
			}),
		);
		await sleep(300);
		await tx.$executeRaw(
			sql`INSERT INTO jalons (besoin_id, statut, le) VALUES (${id}, 'etude', clock_timestamp())`,
		);
	});
	expect(await attend).toMatchObject({ ok: true });
	expect(
		await rows(
			sql`SELECT statut FROM jalons WHERE besoin_id = ${id} ORDER BY le DESC LIMIT 1`,
		),
	).toEqual([{ statut: "livre" }]);
});
