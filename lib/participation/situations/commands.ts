import { besoinPublic, besoinVise } from "#lib/besoins/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";

type Dite = {
	readonly situation: string;
	/** Code of a département; of anything else, nothing is kept. */
	readonly departement: string | null;
	readonly langue: Langue;
};

const INCHANGEE = sql`(i.phrase, i.departement) IS NOT DISTINCT FROM (EXCLUDED.phrase, EXCLUDED.departement)`;

/**
 * Says what the account lives of a need that it supports, or replaces what it said: one
 * situation an account and need, shown once reviewed, and reviewed again when its words or
 * its département change; the same words keep their language, whatever the page says.
 * Rejected for who does not support the need.
 */
export async function raconterSituation(
	{ compte_id }: ActeurCompte,
	slug: string,
	{ situation, departement, langue }: Dite,
): Promise<Resultat<null>> {
	if (!estSlug(slug)) return INTROUVABLE;
	return inTransaction<Resultat<null>>(async (tx) => {
		// The support is held until the end: one that is withdrawn meanwhile takes this with it.
		const ecrites = await tx.$executeRaw(
			sql`WITH tenu AS MATERIALIZED (
			      SELECT s.compte_id, s.besoin_id FROM soutiens s
			      JOIN comptes c ON c.id = s.compte_id AND NOT c.suspendu
			      JOIN besoins b ON b.id = s.besoin_id AND ${besoinPublic(sql`b.statut`)}
			      WHERE s.compte_id = ${compte_id} AND b.id = ${besoinVise(slug)}
			      FOR KEY SHARE OF s)
			    INSERT INTO situations AS i (compte_id, besoin_id, phrase, langue, departement)
			    SELECT compte_id, besoin_id, ${situation}, ${langue},
			      (SELECT l.code FROM lieux l WHERE l.code = ${departement} AND l.nature = 'departement') FROM tenu
			    ON CONFLICT (compte_id, besoin_id) DO UPDATE SET phrase = EXCLUDED.phrase, departement = EXCLUDED.departement,
			      langue = CASE WHEN i.phrase = EXCLUDED.phrase THEN i.langue ELSE EXCLUDED.langue END, modifie_le = EXCLUDED.modifie_le,
			      relue = CASE WHEN ${INCHANGEE} THEN i.relue END, id = CASE WHEN ${INCHANGEE} THEN i.id ELSE EXCLUDED.id END`,
		);
		return ecrites > 0 ? reussite(null) : interdit("sans_soutien");
	});
}

/** Takes the account's situation back, whatever the state of the need; without one, changes nothing. */
export async function retirerSituation(
	{ compte_id }: ActeurCompte,
	slug: string,
): Promise<Resultat<null>> {
	if (!estSlug(slug)) return INTROUVABLE;
	return inTransaction<Resultat<null>>(async (tx) => {
		await tx.$executeRaw(
			sql`DELETE FROM situations i USING besoins d
			    WHERE i.besoin_id = COALESCE(d.fusionne_dans_id, d.id) AND d.slug = ${slug} AND i.compte_id = ${compte_id}`,
		);
		return reussite(null);
	});
}
