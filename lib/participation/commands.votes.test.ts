import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { withConnection } from "#lib/platform/db/own-connection";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { StoreDown } from "#lib/platform/db/unavailable";
import { monotonicMs } from "#lib/platform/runtime/clock";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { retirerVote, voterPourProjet } from "./commands.ts";

// As short as the setting may be: every call waits for it to the end.
const store = useTestDatabase({ PATIENCE_ESSAI: "1" });

test("concurrent calls on one entry are all answered in the time of one, however many contradict each other", async () => {
	const slug = `x-${randomUUID()}`;
	await creerProjet({ slug, statut: "publie" });
	const cree = await creerCompte(
		{ nature: "operateur" },
		{ courriel: "vote@example.org" },
	);
	if (!cree.ok) throw new Error(cree.refus);
	const moi: ActeurCompte = {
		nature: "compte",
		compte_id: cree.valeur.id,
		role: "membre",
	};
	const calls = (count: number) =>
		Promise.allSettled(
			Array.from({ length: count }, (_, rank) =>
				rank % 2 === 0 ? voterPourProjet(moi, slug) : retirerVote(moi, slug),
			),
		);
	await withConnection({ connectionString: store.url }, async (holder) => {
		await holder.query("BEGIN");
		await holder.query(
			`SELECT id FROM projets WHERE slug = '${slug}' FOR UPDATE`,
		);
		const start = monotonicMs();
		const alone = await calls(1);
		const timeOfOne = monotonicMs() - start;
		const together = await calls(8);
		expect(monotonicMs() - start).toBeLessThan(5 * timeOfOne);
		for (const end of [...alone, ...together])
			expect(end).toMatchObject({
				status: "rejected",
				reason: expect.any(StoreDown),
			});
		await holder.query("ROLLBACK");
	});
	expect(await rows(sql`SELECT 1 FROM votes`)).toEqual([]);
	// The queue works again.
	expect(await voterPourProjet(moi, slug)).toMatchObject({ ok: true });
	expect(await prisma().vote.count()).toBe(1);
});
