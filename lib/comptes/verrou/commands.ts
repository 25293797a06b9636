import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";

export type CompteVerrouille = {
	readonly id: number;
	readonly courriel: string;
	readonly courriel_saisi: string;
	readonly nom: string | null;
	readonly role: string;
	readonly suspendu: boolean;
	/** Since when its votes and supports are out of the counts. */
	readonly hors_decomptes_le: Date | null;
};

/**
 * Locks the account, and every administrator with it when it is one: two who
 * leave or suspend each other at once must not both succeed (D8). Not FOR
 * UPDATE: who writes about an entry holds that entry and then refers to its
 * author, and the two would wait for each other. Also counts the other
 * administrators who may still act.
 */
export async function verrouillerCompte(
	tx: Transaction,
	compte_id: number,
): Promise<{ compte: CompteVerrouille | undefined; autresAdmins: number }> {
	const verrouilles = await tx.$queryRaw<CompteVerrouille[]>(
		sql`SELECT id, courriel, courriel_saisi, nom, role, suspendu, hors_decomptes_le FROM comptes
		    WHERE id = ${compte_id}
		       OR (role = 'admin' AND EXISTS (SELECT 1 FROM comptes c WHERE c.id = ${compte_id} AND c.role = 'admin'))
		    ORDER BY id FOR NO KEY UPDATE`,
	);
	return {
		compte: verrouilles.find(({ id }) => id === compte_id),
		autresAdmins: verrouilles.filter(
			({ id, role, suspendu }) =>
				id !== compte_id && role === "admin" && !suspendu,
		).length,
	};
}
