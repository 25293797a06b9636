import { rows, sql } from "#lib/platform/db/pool";
import { noteOwnActs } from "#lib/platform/runtime/request-context";
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
	const lu = mien ?? PAS_ENCORE;
	noteOwnActs([
		[`soutien ${slug}`, lu.soutenu],
		[`refus ${slug}`, !lu.etapes_par_courriel],
	]);
	return lu;
}

/** Whether the account votes for this project, whatever the project's state; only the account itself may read it (D8). */
export async function aVote(compte_id: number, slug: string): Promise<boolean> {
	const votes = await rows(
		sql`SELECT 1 FROM votes v JOIN projets p ON p.id = v.projet_id
		    WHERE v.compte_id = ${compte_id} AND p.slug = ${slug}`,
	);
	noteOwnActs([[`vote ${slug}`, votes.length > 0]]);
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
export async function lireSlugDeRacine(slug: string): Promise<string | null> {
	const [racine] = await rows<{ slug: string }>(
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
	const miens = votes.map(({ slug }) => slug);
	noteOwnActs(slugs.map((slug) => [`vote ${slug}`, miens.includes(slug)]));
	return miens;
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
	const miens = soutiens.map(({ slug }) => slug);
	noteOwnActs(slugs.map((slug) => [`soutien ${slug}`, miens.includes(slug)]));
	return miens;
}

/** Beyond, an account's pages are rendered for itself alone. */
const MES_ACTES_MAX = 200;

/** All that the account did, named as pages note what they are told of it; null when it is too much to compare. */
export async function lireMesActes(
	compte_id: number,
): Promise<string[] | null> {
	const actes = await rows<{ acte: string }>(
		sql`SELECT 'vote ' || p.slug AS acte FROM votes v JOIN projets p ON p.id = v.projet_id WHERE v.compte_id = ${compte_id}
		    UNION ALL SELECT 'soutien ' || b.slug FROM soutiens s JOIN besoins b ON b.id = s.besoin_id WHERE s.compte_id = ${compte_id}
		    UNION ALL SELECT 'refus ' || b.slug FROM refus_etapes r JOIN besoins b ON b.id = r.besoin_id WHERE r.compte_id = ${compte_id}
		    LIMIT ${MES_ACTES_MAX + 1}`,
	);
	return actes.length > MES_ACTES_MAX ? null : actes.map(({ acte }) => acte);
}
