import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { joinSql, type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { lireJetonDesinscription } from "#lib/platform/mail/unsubscribe";

/** Says no for each need that `besoins` yields, and stops what was about to leave. */
async function refuser(
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

/** No mail about any need that the account supports reaches it; the supports stay. Answers how many were left. */
export async function quitterToutesLesEtapes({
	compte_id,
}: ActeurCompte): Promise<Resultat<number>> {
	return inTransaction<Resultat<number>>(async (tx) =>
		reussite(
			await refuser(
				tx,
				compte_id,
				sql`SELECT besoin_id FROM soutiens WHERE compte_id = ${compte_id}`,
			),
		),
	);
}

/**
 * Does what the header of a mail offers, without signing in (RFC 8058): no
 * other mail about its need reaches its account; the support stays. Doing it
 * again changes nothing. Refused when the text was not signed by us, or the
 * account or the need is gone.
 */
export async function desinscrire(jeton: string): Promise<Resultat<null>> {
	const lu = lireJetonDesinscription(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	return inTransaction<Resultat<null>>(async (tx) => {
		const presents = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM comptes c, besoins b
			    WHERE c.id = ${compte_id} AND b.id = ${besoin_id} FOR KEY SHARE`,
		);
		if (presents.length === 0) return INTROUVABLE;
		await refuser(tx, compte_id, sql`SELECT ${besoin_id}::int`);
		return reussite(null);
	});
}
