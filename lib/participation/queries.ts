import { rows, sql } from "#lib/platform/db/pool";
import type { Statements } from "#lib/platform/db/transaction";
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

/** The slug of the need that a merged one stands in; null for a need that is not merged, or unknown. */
export async function lireSlugDeRacine(
	slug: string,
	lire: Statements["rows"] = rows,
): Promise<string | null> {
	const [racine] = await lire<{ slug: string }>(
		sql`SELECT d.slug FROM besoins b JOIN besoins d ON d.id = b.fusionne_dans_id WHERE b.slug = ${slug}`,
	);
	return racine?.slug ?? null;
}

/** Of these projects, those that the account votes for, by slug. */
export async function votesParmi(
	compte_id: number,
	slugs: readonly string[],
): Promise<string[]> {
	const votes = await rows<{ slug: string }>(
		sql`SELECT p.slug FROM votes v JOIN projets p ON p.id = v.projet_id
		    WHERE v.compte_id = ${compte_id} AND p.slug = ANY(${[...slugs]}::text[])`,
	);
	return votes.map(({ slug }) => slug);
}

/** Of these needs, those that the account supports, by slug. */
export async function soutiensParmi(
	compte_id: number,
	slugs: readonly string[],
): Promise<string[]> {
	const soutiens = await rows<{ slug: string }>(
		sql`SELECT b.slug FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
		    WHERE s.compte_id = ${compte_id} AND b.slug = ANY(${[...slugs]}::text[])`,
	);
	return soutiens.map(({ slug }) => slug);
}
