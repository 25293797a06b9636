import type { ActeurCompte } from "#lib/platform/actor";
import { joinSql, type Sql, sql } from "#lib/platform/db";
import { annuler } from "#lib/platform/mail/queue";
import { lireJetonDesinscription } from "#lib/platform/mail/unsubscribe";
import { INTROUVABLE, type Resultat, reussite } from "#lib/platform/result";
import { inTransaction, type Transaction } from "#lib/platform/transaction";

async function besoinSoutenu(
	tx: Transaction,
	compte_id: number,
	slug: string,
): Promise<number | undefined> {
	const [besoin] = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT b.id FROM besoins b JOIN soutiens s ON s.besoin_id = b.id
		    WHERE b.slug = ${slug} AND s.compte_id = ${compte_id}`,
	);
	return besoin?.id;
}

/** Says no for each need that `besoins` yields, and stops what was about to leave. */
async function refuser(
	tx: Transaction,
	compte_id: number,
	besoins: Sql,
): Promise<number> {
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

/**
 * The mails about this need reach the account, or do not. The no is kept when
 * the support is withdrawn and given again; mails that have not left yet are
 * cancelled by it. Refused when the account does not support the need.
 */
export async function choisirEtapes(
	{ compte_id }: ActeurCompte,
	slug: string,
	recevoir: boolean,
): Promise<Resultat<null>> {
	return inTransaction<Resultat<null>>(async (tx) => {
		const besoin_id = await besoinSoutenu(tx, compte_id, slug);
		if (besoin_id === undefined) return INTROUVABLE;
		if (recevoir)
			await tx.refusEtapes.deleteMany({ where: { compte_id, besoin_id } });
		else await refuser(tx, compte_id, sql`SELECT ${besoin_id}::int`);
		return reussite(null);
	});
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
