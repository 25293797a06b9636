import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { lignesDe } from "../queries.ts";
import type { EntreeVisee } from "../retraits/schema.ts";

/** Records that an author is asked to complete an entry: part of the act, which locks the entry. */
export async function inscrireDemande(
	tx: Transaction,
	{ nature, id }: EntreeVisee,
	demande: { readonly acte_id: number; readonly demandeur_id: number },
): Promise<void> {
	const objet = nature === "projet" ? { projet_id: id } : { besoin_id: id };
	await tx.demande.create({ data: { ...objet, ...demande } });
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
		    WHERE id = ${demande_id} AND ${lignesDe(entree)} AND close_le IS NULL AND repondu_le IS NULL`,
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
		    WHERE close_le IS NULL AND ${lignesDe(entree)}`,
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
