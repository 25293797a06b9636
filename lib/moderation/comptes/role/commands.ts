import { type ActeurCompte, type Role, roleDe } from "#lib/platform/actor";
import { journaliser } from "#lib/platform/journal";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/result";
import { inTransaction } from "#lib/platform/transaction";
import { verrouillerCompte } from "../commands.ts";
import { LIBELLES_ROLE } from "../rules.ts";

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
		const acte_id = await journaliser(tx, {
			acteur,
			acte: "changerRole",
			objet: "compte",
			objet_id: compte_id,
			avant: { role: avant },
			apres: { role },
		});
		await enfilerPourCompte(tx, compte_id, {
			gabarit: "role_change",
			cle: `role:${acte_id}`,
			acte_id,
			donnees: { role: LIBELLES_ROLE[role] },
		});
		return reussite(null);
	});
}
