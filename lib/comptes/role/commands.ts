import type { Acteur, Role } from "#lib/platform/actor";
import { journaliser } from "#lib/platform/journal";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import type { Transaction } from "#lib/platform/transaction";
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
