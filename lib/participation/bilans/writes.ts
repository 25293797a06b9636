/** The figures of the answers: made public, kept, and withdrawn, under the lock of their need. */

import { LIVRAISON } from "#lib/besoins/bilans/queries";
import { prochainBilan } from "#lib/besoins/bilans/rules";
import type { BilanPublie, NombresBilan } from "#lib/besoins/bilans/schema";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Statements } from "#lib/platform/db/transaction";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";

/** The answers about a delivery that are counted: not those of accounts that are out of the counts. */
const COMPTEES = (jalon_id: number): Sql =>
	sql`FROM reponses_bilan r JOIN comptes c ON c.id = r.compte_id
	    WHERE r.jalon_id = ${jalon_id} AND c.hors_decomptes_le IS NULL`;

type Passe = BilanPublie & {
	readonly jalon_id: number | null;
	readonly en_cours: boolean;
};

async function publier(
	tx: Statements,
	besoin_id: number,
	jalon_id: number,
): Promise<boolean> {
	const [nombres] = await tx.rows<NombresBilan>(
		sql`SELECT count(*) FILTER (WHERE r.reponse = 'oui')::int AS oui,
		      count(*) FILTER (WHERE r.reponse = 'en_partie')::int AS en_partie,
		      count(*) FILTER (WHERE r.reponse = 'non')::int AS non ${COMPTEES(jalon_id)}`,
	);
	if (!nombres) throw new Error("an aggregate without a GROUP BY has one row");
	const passes = await tx.rows<Passe>(
		sql`SELECT vue, oui, en_partie, non, jalon_id, en_cours FROM bilans WHERE besoin_id = ${besoin_id}`,
	);
	const actuel = passes.find(
		(passe) => passe.en_cours && passe.jalon_id === jalon_id,
	);
	const bilan = prochainBilan(nombres, passes, actuel ?? null);
	if (bilan === null) return false;
	await retirer(tx, besoin_id);
	await tx.execute(
		sql`INSERT INTO bilans (besoin_id, jalon_id, jour, vue, oui, en_partie, non)
		    VALUES (${besoin_id}, ${jalon_id}, (now() AT TIME ZONE ${SITE_TIME_ZONE})::date, ${bilan.vue},
		      ${bilan.oui}, ${bilan.en_partie}, ${bilan.non})`,
	);
	return true;
}

async function retirer(tx: Statements, besoin_id: number): Promise<boolean> {
	const retires = await tx.execute(
		sql`UPDATE bilans SET en_cours = false WHERE besoin_id = ${besoin_id} AND en_cours`,
	);
	return retires > 0;
}

/**
 * Brings the public figure of a need in line with its answers, in the transaction that
 * holds the need's row. Fewer than `SEUIL_ANONYMAT` answers withdraw it at once, and the first
 * one is made at once; otherwise it moves by night only, so that nobody reads in it what
 * the last one answered. Returns whether it changed.
 */
export async function suivreBilan(
	tx: Statements,
	besoin_id: number,
	de: "jour" | "nuit",
): Promise<boolean> {
	const [etat] = await tx.rows<{ jalon_id: number | null; dit: boolean }>(
		sql`SELECT ${LIVRAISON} AS jalon_id, EXISTS (SELECT 1 FROM bilans g
		      WHERE g.besoin_id = b.id AND g.en_cours AND g.jalon_id = ${LIVRAISON}) AS dit
		    FROM besoins b WHERE b.id = ${besoin_id}`,
	);
	// A need that is no longer delivered keeps its figure, which nobody reads: an undone change shows it again.
	if (!etat || etat.jalon_id === null) return false;
	const premieres = await tx.rows(
		sql`SELECT 1 ${COMPTEES(etat.jalon_id)} LIMIT ${SEUIL_ANONYMAT}`,
	);
	if (premieres.length < SEUIL_ANONYMAT)
		return etat.dit && (await retirer(tx, besoin_id));
	if (etat.dit && de === "jour") return false;
	return publier(tx, besoin_id, etat.jalon_id);
}
