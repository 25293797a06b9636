import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";

/**
 * Stores a refusal of the mails of each need that `besoins` selects, and
 * cancels the pending ones. Returns the number of needs that were not refused
 * before.
 */
export async function refuserEtapes(
	tx: Transaction,
	compte_id: number,
	besoins: Sql,
): Promise<number> {
	// A step being added either reads this refusal, or all of its mails are found
	// below: both transactions lock the need.
	await tx.$queryRaw(
		sql`SELECT 1 FROM besoins WHERE id IN (${besoins}) ORDER BY id FOR SHARE`,
	);
	const refuses = await tx.$queryRaw<{ besoin_id: number }[]>(
		sql`INSERT INTO refus_etapes (compte_id, besoin_id) SELECT ${compte_id}::int, id FROM (${besoins}) AS choisi (id)
		    ON CONFLICT DO NOTHING RETURNING besoin_id`,
	);
	for (const { besoin_id } of refuses)
		await annuler(tx, { comptes: [compte_id], besoin_id });
	return refuses.length;
}

/** Stores the account's choice about the steps of a need by e-mail. */
export async function ecrireChoixEtapes(
	tx: Transaction,
	compte_id: number,
	slug: string,
	etapesParCourriel: boolean,
): Promise<void> {
	const besoin = sql`SELECT id FROM besoins WHERE slug = ${slug}`;
	if (!etapesParCourriel) {
		await refuserEtapes(tx, compte_id, besoin);
		return;
	}
	// A step being added reads this choice, or the one before: it locks the need
	// too.
	await tx.$queryRaw(sql`SELECT 1 FROM besoins WHERE slug = ${slug} FOR SHARE`);
	await tx.$executeRaw(
		sql`DELETE FROM refus_etapes WHERE compte_id = ${compte_id} AND besoin_id = (${besoin})`,
	);
}
