/** The supports of needs that are merged: moved, given back, and forgotten by who leaves. */
import { type Sql, sql } from "#lib/platform/db/pool";
import {
	type Statements,
	statementsOf,
	type Transaction,
} from "#lib/platform/db/transaction";
import { suivreBilan } from "../bilans/writes.ts";

/** A merge, and its two needs, whose rows the transaction holds. */
export type Reunion = {
	readonly id: number;
	readonly absorbe_id: number;
	readonly garde_id: number;
};

/**
 * Locks the accounts that support a need, or wrote it, before any need is locked: an
 * erasure locks in the same order, and waits until the support that a merge gives an
 * author is there to take away. Who supports it meanwhile costs a try at worst.
 */
export async function tenirSoutiens(
	tx: Transaction,
	besoins: readonly number[],
): Promise<void> {
	await tx.$queryRaw(
		sql`SELECT count(*) FROM (SELECT c.id FROM comptes c
		      WHERE c.id IN (SELECT compte_id FROM soutiens WHERE besoin_id = ANY(${[...besoins]}::int[])
		        UNION ALL SELECT auteur_id FROM besoins WHERE id = ANY(${[...besoins]}::int[]))
		      ORDER BY c.id FOR SHARE) AS tenus`,
	);
}

async function recompter(tx: Transaction, { absorbe_id, garde_id }: Reunion) {
	// An answer is about a delivery of its own need: it does not move.
	await tx.$executeRaw(
		sql`DELETE FROM reponses_bilan r USING jalons j
		    WHERE r.besoin_id IN (${absorbe_id}, ${garde_id}) AND j.id = r.jalon_id AND j.besoin_id <> r.besoin_id`,
	);
	await suivreBilan(statementsOf(tx), garde_id, "jour");
	await tx.$executeRaw(
		sql`UPDATE besoins SET nb_soutiens = (SELECT count(*) FROM soutiens s JOIN comptes c ON c.id = s.compte_id
		      WHERE s.besoin_id = besoins.id AND c.hors_decomptes_le IS NULL)
		    WHERE id IN (${absorbe_id}, ${garde_id})`,
	);
}

/** Who wrote a need that was never public asks for it as a supporter does: the support goes where the need goes. */
export async function soutenirPourSonAuteur(
	tx: Transaction,
	besoin_id: number,
): Promise<void> {
	await tx.$executeRaw(
		sql`INSERT INTO soutiens (compte_id, besoin_id) SELECT c.id, b.id FROM besoins b
		    JOIN comptes c ON c.id = b.auteur_id AND NOT c.suspendu
		    WHERE b.id = ${besoin_id} AND b.publie_le IS NULL ON CONFLICT DO NOTHING`,
	);
}

/**
 * Moves the supports of the absorbed need to the kept one: who supports both is counted
 * once there; a refusal of the mails goes along, and a situation where the kept one has none. Keeps who supported it.
 */
export async function deplacerSoutiens(
	tx: Transaction,
	reunion: Reunion,
): Promise<void> {
	const { id, absorbe_id, garde_id } = reunion;
	await tx.$executeRaw(
		sql`INSERT INTO soutiens_reunis (compte_id, reunion_id, cree_le, reunion_avant, refus)
		    SELECT s.compte_id, ${id}::int, s.cree_le, s.reunion_id,
		      NOT EXISTS (SELECT 1 FROM soutiens d WHERE d.besoin_id = ${garde_id} AND d.compte_id = s.compte_id)
		      AND EXISTS (SELECT 1 FROM refus_etapes r WHERE r.besoin_id = ${absorbe_id} AND r.compte_id = s.compte_id)
		      AND NOT EXISTS (SELECT 1 FROM refus_etapes r WHERE r.besoin_id = ${garde_id} AND r.compte_id = s.compte_id)
		    FROM soutiens s WHERE s.besoin_id = ${absorbe_id}`,
	);
	await tx.$executeRaw(
		sql`INSERT INTO refus_etapes (compte_id, besoin_id, le)
		    SELECT r.compte_id, ${garde_id}::int, r.le FROM refus_etapes r
		    JOIN soutiens_reunis m ON m.compte_id = r.compte_id AND m.reunion_id = ${id} AND m.refus
		    WHERE r.besoin_id = ${absorbe_id}`,
	);
	await tx.$executeRaw(
		sql`UPDATE soutiens s SET besoin_id = ${garde_id}, reunion_id = ${id}
		    WHERE s.besoin_id = ${absorbe_id} AND NOT EXISTS (
		      SELECT 1 FROM soutiens d WHERE d.besoin_id = ${garde_id} AND d.compte_id = s.compte_id)`,
	);
	await tx.$executeRaw(
		sql`UPDATE situations i SET besoin_id = ${garde_id} WHERE i.besoin_id = ${absorbe_id} AND NOT EXISTS (
		      SELECT 1 FROM situations g WHERE g.besoin_id = ${garde_id} AND g.compte_id = i.compte_id)`,
	);
	await tx.$executeRaw(
		sql`DELETE FROM soutiens WHERE besoin_id = ${absorbe_id}`,
	);
	await recompter(tx, reunion);
}

/** The accounts of a merge that its undoing takes off the kept need: no other merge in force brings them there. */
const PARTANTS = ({ id, garde_id }: Reunion): Sql =>
	sql`SELECT m.compte_id FROM soutiens_reunis m
	    JOIN soutiens s ON s.compte_id = m.compte_id AND s.besoin_id = ${garde_id} AND s.reunion_id = ${id}
	    WHERE m.reunion_id = ${id}`;

/**
 * Gives the absorbed need its supports back, but those of accounts that have left the
 * kept one since. A support given there stays, and so does one that another merge in
 * force brings there too.
 */
export async function rendreSoutiens(
	tx: Transaction,
	reunion: Reunion,
): Promise<void> {
	const { id, absorbe_id, garde_id } = reunion;
	await tx.$executeRaw(
		sql`UPDATE soutiens s SET reunion_id = autre.id FROM (
		      SELECT m.compte_id, min(u.id) AS id FROM soutiens_reunis m JOIN reunions u ON u.id = m.reunion_id
		      WHERE u.garde_id = ${garde_id} AND u.defaite_le IS NULL AND u.id <> ${id} GROUP BY m.compte_id) AS autre
		    WHERE s.besoin_id = ${garde_id} AND s.reunion_id = ${id} AND s.compte_id = autre.compte_id`,
	);
	await tx.$executeRaw(
		sql`DELETE FROM refus_etapes r USING soutiens_reunis m
		    WHERE m.reunion_id = ${id} AND m.refus AND r.besoin_id = ${garde_id} AND r.compte_id = m.compte_id
		      AND r.compte_id IN (${PARTANTS(reunion)})`,
	);
	await tx.$executeRaw(
		sql`UPDATE soutiens s SET besoin_id = ${absorbe_id}, reunion_id = m.reunion_avant, cree_le = m.cree_le
		    FROM soutiens_reunis m
		    WHERE m.reunion_id = ${id} AND s.compte_id = m.compte_id AND s.besoin_id = ${garde_id} AND s.reunion_id = ${id}`,
	);
	await tx.$executeRaw(
		sql`INSERT INTO soutiens (compte_id, besoin_id, cree_le, reunion_id)
		    SELECT m.compte_id, ${absorbe_id}::int, m.cree_le, m.reunion_avant FROM soutiens_reunis m
		    WHERE m.reunion_id = ${id} AND EXISTS (
		      SELECT 1 FROM soutiens s WHERE s.compte_id = m.compte_id AND s.besoin_id = ${garde_id})`,
	);
	await tx.$executeRaw(
		sql`DELETE FROM soutiens_reunis WHERE reunion_id = ${id}`,
	);
	await tx.$executeRaw(
		// It awaits review again: nobody supports it yet.
		sql`DELETE FROM soutiens s USING besoins b
		    WHERE s.besoin_id = ${absorbe_id} AND b.id = s.besoin_id AND b.publie_le IS NULL`,
	);
	await recompter(tx, reunion);
}

/** Forgets that accounts supported what was merged into a need that they leave: undoing a merge gives them nothing back. */
export async function oublierReunis(
	tx: Pick<Statements, "execute">,
	besoin_id: number,
	comptes: readonly number[],
): Promise<void> {
	await tx.execute(
		sql`DELETE FROM soutiens_reunis WHERE compte_id = ANY(${[...comptes]}::int[]) AND reunion_id IN (
		      SELECT u.id FROM besoins a JOIN reunions u ON u.absorbe_id = a.id AND u.defaite_le IS NULL
		      WHERE a.fusionne_dans_id = ${besoin_id})`,
	);
}
