import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { refusDeRole } from "../rules.ts";
import { lireOccupants } from "./queries.ts";
import { type Occupants, PRISE_SECONDES, type PriseForme } from "./schema.ts";

/**
 * The moderator is on an entry that awaits review, for ten minutes from now: others are
 * told, and nothing is blocked. Also renews. Not an act of the journal: it changes
 * nothing. Returns who else is on it. Rejected for members, and for an entry that is
 * unknown or no longer awaits review.
 */
export async function prendreFiche(
	acteur: ActeurCompte,
	{ nature, slug }: PriseForme,
): Promise<Resultat<Occupants>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const { compte_id } = acteur;
	const [table, cle] =
		nature === "projet"
			? [sql`projets`, sql`projet_id`]
			: [sql`besoins`, sql`besoin_id`];
	const prises = await inTransaction(async (tx) => {
		await tx.$executeRaw(
			sql`DELETE FROM prises WHERE compte_id = ${compte_id} AND jusqua < clock_timestamp()`,
		);
		// FOR SHARE: a decision under way ends first, and lets the entry go.
		return tx.$executeRaw(
			sql`WITH vue AS (SELECT id FROM ${table} WHERE slug = ${slug} AND statut = 'propose' FOR SHARE)
			    INSERT INTO prises (${cle}, compte_id, jusqua)
			    SELECT id, ${compte_id}, clock_timestamp() + make_interval(secs => ${PRISE_SECONDES}) FROM vue
			    ON CONFLICT (${cle}, compte_id) DO UPDATE SET jusqua = EXCLUDED.jusqua`,
		);
	});
	return prises === 0
		? INTROUVABLE
		: reussite(await lireOccupants(nature, slug, compte_id));
}

/** The moderator is no longer on the entry. Rejected for members, and for what names no entry. */
export async function laisserFiche(
	acteur: ActeurCompte,
	{ nature, slug }: PriseForme,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const [table, cle] =
		nature === "projet"
			? [sql`projets`, sql`projet_id`]
			: [sql`besoins`, sql`besoin_id`];
	await inTransaction((tx) =>
		tx.$executeRaw(
			sql`DELETE FROM prises WHERE compte_id = ${acteur.compte_id}
			      AND ${cle} = (SELECT id FROM ${table} WHERE slug = ${slug})`,
		),
	);
	return reussite(null);
}
