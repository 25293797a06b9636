import { sql } from "../db/pool.ts";
import type { TransactionCourriel } from "./queue.ts";

/**
 * Puts a dead letter back in the queue, under the same key, with its tries counted from
 * 0. Returns false when the mail is not a dead letter, or when it has an expiry, as
 * sign-in codes do: the user requests a new one. A mail that may have been accepted
 * more than 24 hours ago may arrive twice: ask for confirmation first.
 */
export async function relancer(
	tx: TransactionCourriel,
	id: number,
): Promise<boolean> {
	const changed = await tx.$executeRaw(sql`
		UPDATE courriels
		SET statut = 'attente', essais = 0, erreur = NULL, disponible_le = clock_timestamp()
		WHERE id = ${id} AND statut = 'abandonne' AND expire_le IS NULL`);
	return changed === 1;
}
