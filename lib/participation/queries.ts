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

/** Whether the account votes for this project, whatever the project's state; only the account itself may read it (D8). */
export async function aVote(compte_id: number, slug: string): Promise<boolean> {
	const votes = await rows(
		sql`SELECT 1 FROM votes v JOIN projets p ON p.id = v.projet_id
		    WHERE v.compte_id = ${compte_id} AND p.slug = ${slug}`,
	);
	return votes.length > 0;
}

/** Whether the account supports this need, whatever the need's state. */
export async function aSoutenu(
	compte_id: number,
	slug: string,
): Promise<boolean> {
	const soutiens = await rows(
		sql`SELECT 1 FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
		    WHERE s.compte_id = ${compte_id} AND b.slug = ${slug}`,
	);
	return soutiens.length > 0;
}
