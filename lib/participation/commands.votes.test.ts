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
		Promise.all(
			Array.from({ length: count }, (_, rank) =>
				(rank % 2 === 0
					? voterPourProjet(moi, slug)
					: retirerVote(moi, slug)
				).catch((error: unknown) => error),
			),
		);
	await withConnection({ connectionString: store.url }, async (other) => {
		await other.query("BEGIN");
		await other.query(
			`SELECT id FROM projets WHERE slug = '${slug}' FOR UPDATE`,
		);
		const start = monotonicMs();
		const ends = await calls(1);
		const timeOfOne = monotonicMs() - start;
		ends.push(...(await calls(8)));
		expect(monotonicMs() - start).toBeLessThan(5 * timeOfOne);
		expect(ends).toHaveLength(9);
		for (const end of ends) expect(end).toBeInstanceOf(StoreDown);
		await other.query("ROLLBACK");
	});
	expect(await rows(sql`SELECT 1 FROM votes`)).toEqual([]);
	// The queue works again.
	expect(await voterPourProjet(moi, slug)).toMatchObject({ ok: true });
	expect(await prisma().vote.count()).toBe(1);
});
