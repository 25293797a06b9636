import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { lireJetonDesinscription } from "#lib/platform/mail/need-links";
import { refuserEtapes } from "./writes.ts";

/** Stops the mails of every need that the account supports; the supports are kept. Returns the number of needs newly refused. */
export async function quitterToutesLesEtapes({
	compte_id,
}: ActeurCompte): Promise<Resultat<number>> {
	return inTransaction<Resultat<number>>(async (tx) =>
		reussite(
			await refuserEtapes(
				tx,
				compte_id,
				sql`SELECT besoin_id FROM soutiens WHERE compte_id = ${compte_id}`,
			),
		),
	);
}

/**
 * One-click unsubscribe from the header of a mail, without signing in (RFC
 * 8058): its account receives no other mail about its need, nor about the one that
 * this was merged into; the support is kept. Repeating it changes nothing, and so does an
 * account or a need that is erased, to which no mail leaves. Rejected when the token has
 * no valid signature.
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
		if (presents.length === 0) return reussite(null);
		await refuserEtapes(
			tx,
			compte_id,
			sql`SELECT g.id FROM besoins d JOIN besoins g ON g.id IN (d.id, d.fusionne_dans_id) WHERE d.id = ${besoin_id}`,
		);
		return reussite(null);
	});
}
