import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { lignesDe } from "../queries.ts";
import { CONTESTATION_MOIS, type EntreeVisee } from "./schema.ts";

/** The instant after which a take-down can no longer be contested. */
export const FIN_DE_CONTESTATION: Sql = sql`r.le + make_interval(months => ${CONTESTATION_MOIS}::int)`;

export type RetraitTenu = {
	readonly id: number;
	readonly retirant_id: number | null;
	readonly statut_avant: string;
	readonly conteste: boolean;
	readonly decide: boolean;
	/** Whether the author may still contest, by the database's clock. */
	readonly a_temps: boolean;
};

/** The take-down in force for an entry. Read while the entry is locked, so that it can't change meanwhile. */
export async function lireRetraitTenu(
	tx: Transaction,
	entree: EntreeVisee,
): Promise<RetraitTenu | undefined> {
	const [retrait] = await tx.$queryRaw<RetraitTenu[]>(
		sql`SELECT r.id, r.retirant_id, r.statut_avant, r.conteste_le IS NOT NULL AS conteste,
		      r.decide_le IS NOT NULL AS decide, clock_timestamp() < ${FIN_DE_CONTESTATION} AS a_temps
		    FROM retraits r WHERE r.leve_le IS NULL AND ${lignesDe(entree)}`,
	);
	return retrait;
}
