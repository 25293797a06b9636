import { type ActeurCompte, aLeRole, type Role } from "../actor.ts";
import { interdit, type Resultat } from "../contract/result.ts";
import { inTransaction, type Transaction } from "./transaction.ts";

/**
 * Runs an act of who has the role in one transaction; anybody else is refused before
 * anything is read, so that a route or a page without a check gives no access.
 */
export async function actAs<R extends Resultat<unknown>>(
	role: Role,
	acteur: ActeurCompte,
	work: (tx: Transaction) => Promise<R>,
) {
	return aLeRole(acteur.role, role) ? inTransaction(work) : interdit("role");
}
