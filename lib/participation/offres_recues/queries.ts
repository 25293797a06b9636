import { offreDesPlaces } from "#lib/besoins/places/rules";
import { type ActeurCompte, aLeRole } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type {
	BesoinAvecOffres,
	BesoinQuiAttend,
	OffresDuBesoin,
	PlaceOfferte,
} from "./schema.ts";

/** Whether the account may read and answer the offers of need `b`: a moderator, or one of its referents. */
export function peutRepondre({ compte_id, role }: ActeurCompte): Sql {
	return aLeRole(role, "moderateur")
		? sql`true`
		: sql`EXISTS (SELECT 1 FROM referents r WHERE r.besoin_id = b.id AND r.compte_id = ${compte_id})`;
}

/**
 * The places of a need that were ever offered to take, or that are open, and the offers,
 * oldest first. For moderators and the referents of the need; unknown to anybody else.
 */
export async function listerOffresDuBesoin(
	acteur: ActeurCompte,
	slug: string,
): Promise<Resultat<OffresDuBesoin>> {
	const [besoin] = await rows<
		Omit<OffresDuBesoin, "places"> & {
			readonly id: number;
			readonly statut: string;
		}
	>(
		sql`SELECT b.id, b.slug, b.titre, b.traductions #>> '{en,titre}' AS titre_en, b.langue, b.statut,
		      EXISTS (SELECT 1 FROM referents r WHERE r.besoin_id = b.id AND r.compte_id = ${acteur.compte_id}) AS referent
		    FROM besoins b WHERE b.slug = ${slug} AND ${peutRepondre(acteur)}`,
	);
	if (!besoin) return INTROUVABLE;
	const ouvrable = offreDesPlaces(besoin.statut);
	const places = await rows<PlaceOfferte>(
		sql`SELECT p.id, p.titre, p.traductions #>> '{en,titre}' AS titre_en, ${besoin.langue}::text AS langue, p.role, p.nombre - p.prises AS libres, p.libre,
		      p.fermee_le IS NOT NULL OR NOT ${ouvrable} AS fermee,
		      COALESCE((SELECT json_agg(json_build_object('id', o.id, 'etat', o.etat, 'cree_le', ${instant(sql`o.cree_le`)}, 'expire_le', ${instant(sql`o.expire_le`)})
		                  ORDER BY o.cree_le, o.id) FROM offres o WHERE o.place_id = p.id), '[]') AS offres
		    FROM places p WHERE p.besoin_id = ${besoin.id}
		      AND (p.fermee_le IS NULL OR EXISTS (SELECT 1 FROM offres o WHERE o.place_id = p.id))
		    ORDER BY p.fermee_le IS NOT NULL, p.cree_le DESC, p.id DESC`,
	);
	const { id: _, statut: __, ...nomme } = besoin;
	return reussite({ ...nomme, places });
}

/** The needs whose offers await an answer, each with the first of them and how many there are: for moderators. */
export function listerBesoinsAvecOffres(): Promise<BesoinQuiAttend[]> {
	return rows<BesoinQuiAttend>(
		sql`SELECT DISTINCT ON (b.id) b.slug, b.titre, b.langue, o.message AS debut, o.cree_le AS recue_le,
		      (count(*) OVER (PARTITION BY b.id))::int AS nombre, '/moderation/besoins/' || b.slug || '/chantier?offre=' || o.id AS vers
		    FROM offres o JOIN places p ON p.id = o.place_id JOIN besoins b ON b.id = p.besoin_id
		    WHERE o.etat IN ('envoyee', 'vue') ORDER BY b.id, o.cree_le, o.id`,
	);
}

/** The needs that an account is a referent of, those with offers that await an answer first. */
export function listerBesoinsDuReferent(
	compte_id: number,
): Promise<BesoinAvecOffres[]> {
	return rows<BesoinAvecOffres>(
		sql`SELECT b.slug, b.titre, b.traductions #>> '{en,titre}' AS titre_en, b.langue,
		      COALESCE(a.n, 0) AS en_attente, a.expire_le
		    FROM besoins b LEFT JOIN (
		      SELECT p.besoin_id, count(*)::int AS n, min(o.expire_le) AS expire_le
		      FROM offres o JOIN places p ON p.id = o.place_id WHERE o.etat IN ('envoyee', 'vue') GROUP BY 1
		    ) AS a ON a.besoin_id = b.id
		    WHERE b.id IN (SELECT r.besoin_id FROM referents r WHERE r.compte_id = ${compte_id})
		    ORDER BY a.expire_le NULLS LAST, b.id`,
	);
}
