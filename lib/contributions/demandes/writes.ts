import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { EntreeVisee } from "../retraits/schema.ts";
import { demandesDe } from "./queries.ts";

/** Records that an author is asked to complete an entry: part of the act, which locks the entry. */
export async function inscrireDemande(
	tx: Transaction,
	{ nature, id }: EntreeVisee,
	demande: { readonly acte_id: number; readonly demandeur_id: number },
): Promise<void> {
	const { acte_id, demandeur_id } = demande;
	const projet_id = nature === "projet" ? id : null;
	const besoin_id = nature === "besoin" ? id : null;
	await tx.$executeRaw(
		sql`INSERT INTO demandes (projet_id, besoin_id, acte_id, demandeur_id)
		    VALUES (${projet_id}::int, ${besoin_id}::int, ${acte_id}, ${demandeur_id})`,
	);
}

/**
 * The author answers the request that the form showed, by what was just saved. Returns
 * whether it still waited for an answer.
 */
export async function repondreDemande(
	tx: Transaction,
	entree: EntreeVisee,
	demande_id: number,
): Promise<boolean> {
	const repondues = await tx.$executeRaw(
		sql`UPDATE demandes SET repondu_le = clock_timestamp()
		    WHERE id = ${demande_id} AND ${demandesDe(entree)} AND close_le IS NULL AND repondu_le IS NULL`,
	);
	return repondues > 0;
}

/** The act ends the open request about the entry, if there is one: part of the act, which locks the entry. */
export async function cloreDemande(
	tx: Transaction,
	entree: EntreeVisee,
	acte_id: number,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE demandes SET close_le = clock_timestamp(), close_par = ${acte_id}
		    WHERE close_le IS NULL AND ${demandesDe(entree)}`,
	);
}

/** Undoes the act: the request that it had ended is open again. */
export async function rouvrirDemande(
	tx: Transaction,
	acte_id: number,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE demandes SET close_le = NULL, close_par = NULL WHERE close_par = ${acte_id}`,
	);
}
