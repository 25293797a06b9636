import { rows, sql } from "#lib/platform/db/pool";
import type { MaSituation } from "./schema.ts";

/** What the account wrote of the needs that it supports. */
export function listerMesSituations(compte_id: number): Promise<MaSituation[]> {
	return rows<MaSituation>(
		sql`SELECT b.slug, i.phrase AS texte, i.langue, i.departement, COALESCE(i.relue, 'attente') AS etat
		    FROM situations i JOIN besoins b ON b.id = i.besoin_id WHERE i.compte_id = ${compte_id}`,
	);
}
