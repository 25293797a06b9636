import { SOUTIENS, shiftCounts, VOTES } from "#lib/participation/writes";
import type { Acteur } from "#lib/platform/actor";
import { journaliser } from "#lib/platform/db/journal";
import { type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { DECOMPTES_HEURES, HEURE_DES_DECOMPTES } from "./rules.ts";
import type { Ajustement } from "./schema.ts";

/** Accounts of one transaction at most: what it takes is below what a statement may take. */
const LOT = 1_000;

const ASSEZ_TOT = sql`now() - make_interval(hours => ${DECOMPTES_HEURES})`;

const A_SORTIR = sql`suspendu AND hors_decomptes_le IS NULL AND suspendu_le <= ${ASSEZ_TOT}`;
const A_RENTRER = sql`NOT suspendu AND hors_decomptes_le IS NOT NULL AND suspension_levee_le <= ${ASSEZ_TOT}`;

/** The night in hand, named by its day in France. */
const NUIT = sql`((now() AT TIME ZONE ${SITE_TIME_ZONE}) - make_interval(hours => ${HEURE_DES_DECOMPTES}))::date::text`;

async function choisir(tx: Transaction, lesquels: Sql): Promise<number[]> {
	const comptes = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT id FROM comptes WHERE ${lesquels} ORDER BY id LIMIT ${LOT} FOR NO KEY UPDATE`,
	);
	return comptes.map(({ id }) => id);
}

async function deplacer(tx: Transaction, ids: number[], sens: 1 | -1) {
	if (ids.length === 0) return;
	await shiftCounts(tx, VOTES, ids, sens);
	await shiftCounts(tx, SOUTIENS, ids, sens);
	await tx.$executeRaw(
		sql`UPDATE comptes SET hors_decomptes_le = ${sens < 0 ? sql`now()` : sql`NULL`}, suspension_levee_le = NULL
		    WHERE id = ANY(${ids})`,
	);
}

/** Waits for whoever is at it, then does what is left to do. */
async function ajusterLot(tx: Transaction): Promise<Ajustement> {
	await tx.$executeRaw(
		sql`SELECT pg_advisory_xact_lock(hashtextextended('decomptes', 0))`,
	);
	const sortants = await choisir(tx, A_SORTIR);
	const rentrants = await choisir(tx, A_RENTRER);
	await deplacer(tx, sortants, -1);
	await deplacer(tx, rentrants, 1);
	return { sortis: sortants.length, rentres: rentrants.length };
}

/**
 * The votes and supports of accounts suspended for a day leave the counts, and
 * those of accounts whose suspension was lifted a day ago come back, all
 * together (D10). Repeating it, or two instances at once, moves nothing twice.
 */
export async function ajusterDecomptes(acteur: Acteur): Promise<Ajustement> {
	let [sortis, rentres] = [0, 0];
	for (let plein = true; plein; ) {
		const fait = await inTransaction(ajusterLot);
		sortis += fait.sortis;
		rentres += fait.rentres;
		plein = fait.sortis === LOT || fait.rentres === LOT;
	}
	if (sortis + rentres > 0)
		await inTransaction((tx) =>
			journaliser(tx, {
				acteur,
				acte: "ajusterDecomptes",
				objet: "site",
				apres: { sortis, rentres },
			}),
		);
	return { sortis, rentres };
}

/** The same, unless it was done to its end this night by the database's clock, on any instance; null then. */
export async function ajusterDecomptesChaqueNuit(
	acteur: Acteur,
): Promise<Ajustement | null> {
	const fait = await inTransaction((tx) =>
		tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM instance WHERE cle = 'decomptes_le' AND valeur = ${NUIT}`,
		),
	);
	if (fait.length > 0) return null;
	const ajustement = await ajusterDecomptes(acteur);
	await inTransaction((tx) =>
		tx.$executeRaw(
			sql`INSERT INTO instance (cle, valeur) VALUES ('decomptes_le', ${NUIT})
			    ON CONFLICT (cle) DO UPDATE SET valeur = EXCLUDED.valeur`,
		),
	);
	return ajustement;
}
