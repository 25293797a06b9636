import { rows, sql } from "#lib/platform/db/pool";
import { PAS_ENCORE } from "./rules.ts";
import type { MonSoutienBesoin } from "./schema.ts";

/** The account's own support of a need, and whether its steps come by e-mail. */
export async function lireMonSoutien(
	compte_id: number,
	slug: string,
): Promise<MonSoutienBesoin> {
	const [mien] = await rows<MonSoutienBesoin>(
		sql`SELECT EXISTS (SELECT 1 FROM soutiens s WHERE s.compte_id = ${compte_id} AND s.besoin_id = b.id) AS soutenu,
		      NOT EXISTS (SELECT 1 FROM refus_etapes r
		                  WHERE r.compte_id = ${compte_id} AND r.besoin_id = b.id) AS etapes_par_courriel
		    FROM besoins b WHERE b.slug = ${slug}`,
	);
	return mien ?? PAS_ENCORE;
}
