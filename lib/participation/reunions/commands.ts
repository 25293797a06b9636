import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import {
	inTransaction,
	statementsOf,
	type Transaction,
} from "#lib/platform/db/transaction";
import { lireJetonReprise } from "#lib/platform/mail/need-links";
import { annuler } from "#lib/platform/mail/queue";
import { suivreBilan } from "../bilans/writes.ts";
import { oublierReunis } from "./writes.ts";

async function lireRacine(
	tx: Transaction,
	besoin_id: number,
): Promise<number | null> {
	const [lu] = await tx.$queryRaw<{ racine: number | null }[]>(
		sql`SELECT fusionne_dans_id AS racine FROM besoins WHERE id = ${besoin_id}`,
	);
	return lu?.racine ?? null;
}

/** The need that a merged one stands in, locked; null when it is not merged. */
async function tenirRacine(
	tx: Transaction,
	besoin_id: number,
): Promise<number | null> {
	let racine = await lireRacine(tx, besoin_id);
	while (racine !== null) {
		await tx.$queryRaw(
			sql`SELECT 1 FROM besoins WHERE id = ${racine} FOR NO KEY UPDATE`,
		);
		// Who merges it elsewhere, or takes them apart, holds the same row.
		const tenue = await lireRacine(tx, besoin_id);
		if (tenue === racine) return racine;
		racine = tenue;
	}
	return null;
}

/**
 * "It is not my need", from the mail about a merge, without signing in: takes back the
 * support that the merge moved, once, however often it is asked for. A support that was
 * given to the kept need stays. Returns whether one was taken back; rejected when the
 * token has no valid signature, or the account or the need is deleted.
 */
export async function reprendreSoutien(
	jeton: string,
): Promise<Resultat<boolean>> {
	const lu = lireJetonReprise(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	return inTransaction<Resultat<boolean>>(async (tx) => {
		// The account before the need, as every support locks.
		const [compte] = await tx.$queryRaw<{ compte: boolean }[]>(
			sql`SELECT hors_decomptes_le IS NULL AS compte FROM comptes c
			    WHERE c.id = ${compte_id} AND EXISTS (SELECT 1 FROM besoins WHERE id = ${besoin_id}) FOR SHARE OF c`,
		);
		if (!compte) return INTROUVABLE;
		const garde_id = await tenirRacine(tx, besoin_id);
		if (garde_id === null) return reussite(false);
		const repris = await tx.$executeRaw(
			sql`DELETE FROM soutiens WHERE compte_id = ${compte_id} AND besoin_id = ${garde_id} AND reunion_id IS NOT NULL`,
		);
		if (repris === 0) return reussite(false);
		if (compte.compte)
			await tx.$executeRaw(
				sql`UPDATE besoins SET nb_soutiens = nb_soutiens - 1 WHERE id = ${garde_id}`,
			);
		await oublierReunis(statementsOf(tx), garde_id, [compte_id]);
		await suivreBilan(statementsOf(tx), garde_id, "jour");
		await annuler(tx, { comptes: [compte_id], besoin_id: garde_id });
		return reussite(true);
	});
}
