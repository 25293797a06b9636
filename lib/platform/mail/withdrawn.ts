/** Mails that an act withdrew, to be sent again once that act is undone. */
import { type Sql, sql } from "../db/pool.ts";
import type { Transaction } from "../db/transaction.ts";
import {
	ANY,
	COUNTED,
	type CourrielAuxComptes,
	enfilerPourCompte,
	insertForAccounts,
	storable,
} from "./queue.ts";
import type { NomGabarit } from "./template-list.ts";

/** For each account, the last mail of this template that the act `par` withdrew. */
const RETIRES = (par: number, gabarit: NomGabarit) =>
	sql`SELECT DISTINCT ON (compte_id) id, compte_id, essais FROM courriels
	    WHERE annule_par = ${par} AND gabarit = ${gabarit} AND statut = 'annule'
	    ORDER BY compte_id, id DESC`;

/**
 * Queues again, for the accounts of `comptes` (one column, `compte_id`), the mail of
 * this template that the act `par` withdrew from them. Returns the number of accounts.
 * A mail of which a try was made may have been accepted nevertheless: it is queued
 * again under its own key, by which the provider recognises a repetition.
 */
export async function enfilerRetires<G extends NomGabarit>(
	tx: Transaction,
	par: number,
	comptes: Sql,
	courriel: CourrielAuxComptes<G>,
	condition = COUNTED,
): Promise<number> {
	const { gabarit, donnees, delaiSecondes = 0 } = courriel;
	const retires = RETIRES(par, gabarit);
	const intacts = await insertForAccounts(
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

/** Queues one mail for one account; when an act `annule` is undone, only if that act had withdrawn the mail. */
export async function enfilerOuRedire<G extends NomGabarit>(
	tx: Transaction,
	compte_id: number,
	annule: number | undefined,
	courriel: CourrielAuxComptes<G>,
): Promise<void> {
	const lui = sql`SELECT ${compte_id}::integer`;
	if (annule === undefined) await enfilerPourCompte(tx, compte_id, courriel);
	else await enfilerRetires(tx, annule, lui, courriel, ANY);
}
