import { joinSql, type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";

/**
 * Says no to the mails of each need that `besoins` yields, and stops those
 * about to leave. Answers to how many it had not been said before.
 */
export async function refuserEtapes(
	tx: Transaction,
	compte_id: number,
	besoins: Sql,
): Promise<number> {
	// A step that is being added reads either this no, or none of its mails is
	// missed below: they hold the need in turn.
	await tx.$queryRaw(
		sql`SELECT 1 FROM besoins WHERE id IN (${besoins}) ORDER BY id FOR SHARE`,
	);
	const refuses = await tx.$queryRaw<{ besoin_id: number }[]>(
		joinSql(
			[
				sql`INSERT INTO refus_etapes (compte_id, besoin_id) SELECT ${compte_id}::int, id FROM (`,
				besoins,
				sql`) AS choisi (id) ON CONFLICT DO NOTHING RETURNING besoin_id`,
			],
			" ",
		),
	);
	for (const { besoin_id } of refuses)
		await annuler(tx, { compte_id, besoin_id });
	return refuses.length;
}

/** The yes or no of an account to the steps of a need by e-mail. */
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
	// A step that is being added reads this choice, or the one before: it holds the need too.
	await tx.$queryRaw(sql`SELECT 1 FROM besoins WHERE slug = ${slug} FOR SHARE`);
	await tx.$executeRaw(
		sql`DELETE FROM refus_etapes WHERE compte_id = ${compte_id} AND besoin_id = (${besoin})`,
	);
}
