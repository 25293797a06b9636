import { type Acteur, type Role, roleDe } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import type { Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { verrouillerCompte } from "../verrou/commands.ts";
import { LIBELLES_ROLE } from "./rules.ts";

/** Journals that the account has another role now, and tells it by mail once: whoever changed the role calls this in the same transaction. */
export async function annoncerRole(
	tx: Transaction,
	acteur: Acteur,
	{ id, avant, apres }: { id: number; avant: Role; apres: Role },
): Promise<void> {
	const acte_id = await journaliser(tx, {
		acteur,
		acte: "changerRole",
		objet: "compte",
		objet_id: id,
		avant: { role: avant },
		apres: { role: apres },
	});
	await enfilerPourCompte(tx, id, {
		gabarit: "role_change",
		cle: `role:${acte_id}`,
		acte_id,
		donnees: { role: LIBELLES_ROLE[apres] },
	});
}

/**
 * The account has this role from its next call on, journaled, and is told by
 * mail once. Refused for an unknown account, and for the last administrator
 * (D8). The same role again changes nothing. The caller judges who may do it.
 */
export async function donnerRole(
	tx: Transaction,
	acteur: Acteur,
	id: number,
	role: Role,
): Promise<Resultat<null>> {
	const { compte, autresAdmins } = await verrouillerCompte(tx, id);
	if (!compte) return INTROUVABLE;
	const avant = roleDe(compte.role);
	if (avant === role) return reussite(null);
	if (avant === "admin" && autresAdmins === 0) return interdit("dernier_admin");
	await tx.compte.update({ where: { id }, data: { role } });
	await annoncerRole(tx, acteur, { id, avant, apres: role });
	return reussite(null);
}
