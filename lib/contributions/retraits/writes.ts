import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { lignesDe, renvoiVers } from "../queries.ts";
import type { EntreeVisee, MotifRetrait } from "./schema.ts";

/** Decided by the act that published the entry again. */
const RETABLI = sql`decision = 'retabli'`;

/** Records that a public entry is taken down: part of the act, which locks the entry. */
export async function inscrireRetrait(
	tx: Transaction,
	entree: EntreeVisee,
	retrait: {
		readonly statut_avant: string;
		readonly acte_id: number;
		readonly retirant_id: number;
		/** Null for a take-down over the API, which does not require a reason. */
		readonly choix: MotifRetrait | null;
	},
): Promise<void> {
	await tx.retrait.create({ data: { ...renvoiVers(entree), ...retrait } });
}

/**
 * The act `acte_id` publishes the entry again, and decides its pending contest if there
 * is one. Returns the act that had taken it down; null when none is known, as for what
 * was archived before take-downs were recorded.
 */
export async function leverRetrait(
	tx: Transaction,
	entree: EntreeVisee,
	leve: {
		readonly acte_id: number;
		readonly decideur_id: number;
		readonly reponse: string | null;
	},
): Promise<number | null> {
	const { acte_id, decideur_id, reponse } = leve;
	const attend = sql`conteste_le IS NOT NULL AND decide_le IS NULL`;
	const [acte] = await tx.$queryRaw<{ acte_id: number }[]>(
		sql`UPDATE retraits SET leve_le = clock_timestamp(), leve_par = ${acte_id},
		      decision = CASE WHEN ${attend} THEN 'retabli' ELSE decision END,
		      decide_le = CASE WHEN ${attend} THEN clock_timestamp() ELSE decide_le END,
		      decideur_id = CASE WHEN ${attend} THEN ${decideur_id}::int ELSE decideur_id END,
		      reponse = CASE WHEN ${attend} THEN ${reponse} ELSE reponse END
		    WHERE ${lignesDe(entree)} AND leve_le IS NULL RETURNING acte_id`,
	);
	return acte?.acte_id ?? null;
}

/**
 * Undoes the act: its take-down is deleted; an entry that it published again is taken
 * down as before, its contest pending again.
 */
export async function defaireRetrait(
	tx: Transaction,
	acte_id: number,
): Promise<void> {
	await tx.$executeRaw(sql`DELETE FROM retraits WHERE acte_id = ${acte_id}`);
	await tx.$executeRaw(
		sql`UPDATE retraits SET leve_le = NULL, leve_par = NULL,
		      decision = CASE WHEN ${RETABLI} THEN NULL ELSE decision END,
		      decide_le = CASE WHEN ${RETABLI} THEN NULL ELSE decide_le END,
		      decideur_id = CASE WHEN ${RETABLI} THEN NULL ELSE decideur_id END,
		      reponse = CASE WHEN ${RETABLI} THEN NULL ELSE reponse END
		    WHERE leve_par = ${acte_id}`,
	);
}
