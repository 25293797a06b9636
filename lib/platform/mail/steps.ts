/** The mails of a step after they were queued: its text may still change, or it may be deleted. */
import { sql } from "../db/pool.ts";
import type { Transaction } from "../db/transaction.ts";
import { storable } from "./queue.ts";
import type { DonneesDe } from "./template-list.ts";

/**
 * Changes the text of the step's mails, except those whose sending has begun: a
 * provider may have accepted one whose try failed, and knows its key with the earlier
 * text. Returns how many are corrected, and how many had begun.
 */
export async function corrigerCourrielsEtape(
	tx: Transaction,
	etape_id: number,
	donnees: DonneesDe<"etape">,
): Promise<{ corriges: number; commences: number }> {
	const corriges = await tx.$executeRaw(sql`
		UPDATE courriels SET donnees = ${storable(donnees)}::jsonb
		WHERE etape_id = ${etape_id} AND statut = 'attente' AND essais = 0`);
	const [lu] = await tx.$queryRaw<{ commences: number }[]>(sql`
		SELECT count(*)::int AS commences FROM courriels
		WHERE etape_id = ${etape_id} AND statut IN ('attente', 'envoi', 'envoye')
			AND NOT (statut = 'attente' AND essais = 0)`);
	return { corriges, commences: lu?.commences ?? 0 };
}

/**
 * Locks the mails of a step that is about to be deleted, so that the sending of none
 * begins before. Returns how many will be cancelled, and how many are being sent or
 * were sent.
 */
export async function tenirCourrielsEtape(
	tx: Transaction,
	etape_id: number,
): Promise<{ annules: number; partis: number }> {
	const [lu] = await tx.$queryRaw<{ annules: number; partis: number }[]>(sql`
		WITH tenus AS MATERIALIZED (
			SELECT statut FROM courriels WHERE etape_id = ${etape_id} FOR UPDATE)
		SELECT (count(*) FILTER (WHERE statut IN ('attente', 'abandonne')))::int AS annules,
			(count(*) FILTER (WHERE statut IN ('envoi', 'envoye')))::int AS partis
		FROM tenus`);
	return { annules: lu?.annules ?? 0, partis: lu?.partis ?? 0 };
}

/**
 * The act `par` deletes the step: its mails that wait or were abandoned are cancelled;
 * those that are being sent or were sent are kept, without a step.
 */
export async function arreterCourrielsEtape(
	tx: Transaction,
	etape_id: number,
	par: number,
): Promise<void> {
	await tx.$executeRaw(sql`
		UPDATE courriels
		SET statut = 'annule', destinataire = '', donnees = '{}', annule_par = ${par}::integer
		WHERE etape_id = ${etape_id} AND statut IN ('attente', 'abandonne')`);
	await tx.$executeRaw(
		sql`UPDATE courriels SET etape_id = NULL WHERE etape_id = ${etape_id}`,
	);
}

/** Prefix of the keys of a step's mails, for ever. */
export function cleEtape(etape_id: number): string {
	return `etape:${etape_id}`;
}
