import { annoncerRole } from "#lib/comptes/role/commands";
import { verrouillerCompte } from "#lib/comptes/verrou/commands";
import { type ActeurCompte, type Role, roleDe } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/result";
import { inTransaction } from "#lib/platform/transaction";

/**
 * The account has this role from its next call on, journaled, and is told by
 * mail once. For administrators only; refused for an unknown account, and for
 * the last administrator (D8). The same role again changes nothing.
 */
export async function changerRole(
	acteur: ActeurCompte,
	compte_id: number,
	role: Role,
): Promise<Resultat<null>> {
	if (acteur.role !== "admin") return interdit("role");
	return inTransaction<Resultat<null>>(async (tx) => {
		const { compte, autresAdmins } = await verrouillerCompte(tx, compte_id);
		if (!compte) return INTROUVABLE;
		const avant = roleDe(compte.role);
		if (avant === role) return reussite(null);
		if (avant === "admin" && autresAdmins === 0)
			return interdit("dernier_admin");
		await tx.compte.update({ where: { id: compte_id }, data: { role } });
		await annoncerRole(tx, acteur, { id: compte_id, avant, apres: role });
		return reussite(null);
	});
}
