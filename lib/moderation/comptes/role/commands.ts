import { donnerRole } from "#lib/comptes/writes";
import type { ActeurCompte, Role } from "#lib/platform/actor";
import { interdit, type Resultat } from "#lib/platform/contract/result";
import { inTransaction } from "#lib/platform/db/transaction";

/** `donnerRole`, for administrators only. */
export async function changerRole(
	acteur: ActeurCompte,
	compte_id: number,
	role: Role,
): Promise<Resultat<null>> {
	if (acteur.role !== "admin") return interdit("role");
	return inTransaction((tx) => donnerRole(tx, acteur, compte_id, role));
}
