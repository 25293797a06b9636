import { besoinVise } from "#lib/besoins/queries";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Statements } from "#lib/platform/db/transaction";
import { lireJetonDesinscription } from "#lib/platform/mail/need-links";
import { PAS_ENCORE } from "./rules.ts";
import type { Desabonnement, MaSituation, MonSoutienBesoin } from "./schema.ts";

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

/** The slug of the need that a merged one stands in; null for a need that is not merged, unknown, or never was public. */
export async function lireSlugDeRacine(
	slug: string,
	lire: Statements["rows"] = rows,
): Promise<string | null> {
	const [racine] = await lire<{ slug: string }>(
		sql`SELECT slug FROM besoins WHERE id = ${besoinVise(slug)} AND slug <> ${slug}`,
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

export async function aVote(compte_id: number, slug: string): Promise<boolean> {
	return (await votesParmi(compte_id, [slug])).length > 0;
}

/** The need that a mail's unsubscribe link is about. Read-only; rejected when the token has no valid signature. */
export async function lireDesinscription(
	jeton: string,
): Promise<Resultat<Desabonnement>> {
	const lu = lireJetonDesinscription(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	const [besoin = null] = await rows<NonNullable<Desabonnement>>(
		sql`SELECT b.titre, b.langue, b.traductions, EXISTS (SELECT 1 FROM refus_etapes r
		      WHERE r.compte_id = c.id AND r.besoin_id = COALESCE(b.fusionne_dans_id, b.id)) AS fait,
		      EXISTS (SELECT 1 FROM soutiens s
		      WHERE s.compte_id = c.id AND s.besoin_id = COALESCE(b.fusionne_dans_id, b.id)) AS soutenu
		    FROM comptes c, besoins b WHERE c.id = ${compte_id} AND b.id = ${besoin_id}`,
	);
	return reussite(besoin);
}

/** What the account wrote of the needs that it supports. */
export function listerMesSituations(compte_id: number): Promise<MaSituation[]> {
	return rows<MaSituation>(
		sql`SELECT b.slug, i.phrase AS texte, i.langue, i.departement, COALESCE(i.relue, 'attente') AS etat
		    FROM situations i JOIN besoins b ON b.id = i.besoin_id WHERE i.compte_id = ${compte_id}`,
	);
}
