import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction, TRANSACTION_MS } from "#lib/platform/db/transaction";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { retirerVote, voterPourProjet } from "./commands.ts";

useTestDatabase();

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
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	const { promise: locked, resolve: hold } = Promise.withResolvers<void>();
	// Another transaction holds the project for longer than a call may wait.
	const holding = inTransaction(
		async (tx) => {
			await tx.$queryRaw(
				sql`SELECT id FROM projets WHERE slug = ${slug} FOR UPDATE`,
			);
			hold();
			await held;
		},
		{ timeoutMs: 30_000 },
	).catch(() => {});
	await locked;
	const start = performance.now();
	const waits = await Promise.all(
		Array.from({ length: 8 }, (_, rank) =>
			(rank % 2 === 0
				? voterPourProjet(moi, slug)
				: retirerVote(moi, slug)
			).then(
				() => "written",
				() => performance.now() - start,
			),
		),
	);
	release();
	await holding;
	for (const wait of waits) {
		expect(wait).not.toBe("written");
		expect(wait).toBeLessThan(TRANSACTION_MS + 500);
	}
	expect(await rows(sql`SELECT 1 FROM votes`)).toEqual([]);
	// The queue works again.
	expect(await voterPourProjet(moi, slug)).toMatchObject({ ok: true });
	expect(await prisma().vote.count()).toBe(1);
});
