import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, sql } from "#lib/platform/db/pool";
import { besoinPublic, besoinVise } from "../queries.ts";
import { SITUATIONS_MAX, type Situation } from "./schema.ts";

/**
 * The reviewed situations of a need `b`, the same words once, in an order that tells neither
 * who nor when. Where few support it, a département could tell who: it is left out.
 */
export const SITUATIONS_DITES = sql`SELECT DISTINCT ON (md5(i.phrase)) i.phrase AS texte, i.langue, CASE WHEN b.nb_soutiens >= ${SEUIL_ANONYMAT}::int THEN
	  (SELECT json_build_object('code', l.code, 'nature', l.nature, 'nom', l.nom) FROM lieux l WHERE l.code = i.departement) END AS departement
	FROM situations i JOIN comptes c ON c.id = i.compte_id AND c.hors_decomptes_le IS NULL
	WHERE i.besoin_id = b.id AND i.relue = 'publiee' ORDER BY md5(i.phrase), i.id`;

/** What those who support a public need live; for a merged one, the need that it stands in. */
export async function listerSituations(
	slug: string,
): Promise<Resultat<Situation[]>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const [lu] = await rows<{ situations: Situation[] }>(
		sql`SELECT (SELECT COALESCE(json_agg(s), '[]') FROM (${SITUATIONS_DITES} LIMIT ${SITUATIONS_MAX}) AS s) AS situations
		    FROM besoins b
		    WHERE b.id = ${besoinVise(slug)} AND ${besoinPublic(sql`b.statut`)}`,
		"lister_situations",
	);
	return lu ? reussite(lu.situations) : INTROUVABLE;
}
