import { rows, type Sql, sql } from "#lib/platform/db/pool";
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

/** Reads, of the entries of these slugs and whatever their state, those that the account votes for or supports; only the account itself may read it (D8). */
const parmi =
	(actes: Sql, entree: Sql, entrees: Sql) =>
	async (compte_id: number, slugs: readonly string[]): Promise<string[]> => {
		const siens = await rows<{ slug: string }>(
			sql`SELECT e.slug FROM ${actes} a JOIN ${entrees} e ON e.id = a.${entree}
			    WHERE a.compte_id = ${compte_id} AND e.slug = ANY(${[...slugs]}::text[])`,
		);
		return siens.map(({ slug }) => slug);
	};

export const votesParmi = parmi(sql`votes`, sql`projet_id`, sql`projets`);
export const soutiensParmi = parmi(sql`soutiens`, sql`besoin_id`, sql`besoins`);

/** Whether the account votes for this project. */
export async function aVote(compte_id: number, slug: string): Promise<boolean> {
	return (await votesParmi(compte_id, [slug])).length > 0;
}
