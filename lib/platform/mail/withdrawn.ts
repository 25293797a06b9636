/** Mails that an act withdrew, to be sent again once that act is undone. */
import { type Sql, sql } from "../db/pool.ts";
import type { Transaction } from "../db/transaction.ts";
import {
	COUNTED,
	type CourrielAuxComptes,
	enfilerSelection,
	storable,
} from "./queue.ts";
import type { NomGabarit } from "./template-list.ts";

/** For each account, the last mail of this template that the act `par` withdrew. */
const RETIRES = (par: number, gabarit: NomGabarit) =>
	sql`SELECT DISTINCT ON (compte_id) id, compte_id, essais FROM courriels
	    WHERE annule_par = ${par} AND gabarit = ${gabarit} AND statut = 'annule'
	    ORDER BY compte_id, id DESC`;

/**
 * Queues a mail for the accounts of `comptes` (one column, `compte_id`); where it comes with
 * the undoing of the act `annule`, only for those from whom that act withdrew their mail of
 * this template. Returns the number of accounts. A mail of which a try was made may have
 * been accepted nevertheless: it is queued again under its own key, by which the provider
 * recognises a repetition.
 */
export async function enfilerOuRedire<G extends NomGabarit>(
	tx: Transaction,
	annule: number | undefined,
	comptes: Sql,
	courriel: CourrielAuxComptes<G>,
	condition = COUNTED,
): Promise<number> {
	if (annule === undefined)
		return enfilerSelection(tx, comptes, courriel, condition);
	const { gabarit, donnees, delaiSecondes = 0 } = courriel;
	const retires = RETIRES(annule, gabarit);
	const intacts = await enfilerSelection(
		tx,
		sql`SELECT r.compte_id FROM (${retires}) AS r
		    WHERE r.essais = 0 AND r.compte_id IN (${comptes})`,
		courriel,
		condition,
	);
	const entames = await tx.$executeRaw(sql`
		UPDATE courriels AS m
		SET statut = 'attente', donnees = ${storable(donnees)}::jsonb, destinataire = compte.courriel,
			annule_par = NULL, bail_le = NULL, erreur = NULL,
			acte_id = ${courriel.acte_id ?? null}::integer, etape_id = ${courriel.etape_id ?? null}::integer,
			disponible_le = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${delaiSecondes}::float8)
		FROM (${retires}) AS r JOIN comptes AS compte ON compte.id = r.compte_id
		WHERE m.id = r.id AND r.essais > 0 AND ${condition}
			AND r.compte_id IN (${comptes})`);
	return intacts + entames;
}

/** The act that causes the mail, and the act that it undoes, if any. */
export type Reprise = { readonly acte_id: number; readonly annule?: number };
