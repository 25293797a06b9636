import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { LIEUX } from "../queries.ts";
import type { EntreeVisee } from "../retraits/schema.ts";
import type { DemandeTenue } from "./schema.ts";

/** The requests of one entry. */
export function demandesDe({ nature, id }: EntreeVisee): Sql {
	return sql`${LIEUX[nature].renvoi} = ${id}::int`;
}

/** The open request about an entry. Read while the entry is locked, so that it can't change meanwhile. */
export async function lireDemandeTenue(
	tx: Transaction,
	entree: EntreeVisee,
): Promise<DemandeTenue | undefined> {
	const [demande] = await tx.$queryRaw<DemandeTenue[]>(
		sql`SELECT id, acte_id, demandeur_id, repondu_le IS NOT NULL AS repondue FROM demandes
		    WHERE close_le IS NULL AND ${demandesDe(entree)}`,
	);
	return demande;
}
