import { AUJOURDHUI, PLACE_OUVERTE } from "#lib/besoins/places/queries";
import { offreDesPlaces, PLACE_JOURS } from "#lib/besoins/places/rules";
import { instant } from "#lib/platform/db/columns";
import { rows, sql } from "#lib/platform/db/pool";
import type { BesoinDit } from "../bilans/schema.ts";
import type { PlacesDuBesoin, PlaceTenue, ReferentLu } from "./schema.ts";

/** The places of a need, open and closed, and its referents: for moderators. Null for an unknown need. */
export async function lirePlacesDuBesoin(
	slug: string,
): Promise<PlacesDuBesoin | null> {
	const [besoin] = await rows<{ statut: string; jusqu_au: string }>(
		sql`SELECT statut, (${AUJOURDHUI} + ${PLACE_JOURS}::int)::text AS jusqu_au
		    FROM besoins WHERE slug = ${slug}`,
	);
	if (!besoin) return null;
	return {
		slug,
		ouvrable: offreDesPlaces(besoin.statut),
		jusqu_au: besoin.jusqu_au,
		places: await rows<PlaceTenue>(
			sql`SELECT p.id, p.role, p.titre, p.texte, p.traductions #>> '{en,titre}' AS titre_en,
			      p.traductions #>> '{en,texte}' AS texte_en, p.nombre, p.prises, p.heures, p.lieu, p.jusqu_au::text AS jusqu_au,
			      (SELECT count(*)::int FROM offres o WHERE o.place_id = p.id AND o.etat IN ('envoyee', 'vue')) AS en_attente,
			      ${PLACE_OUVERTE} AS ouverte, p.fermeture, ${instant(sql`p.modifie_le`)} AS vu_le
			    FROM places p JOIN besoins b ON b.id = p.besoin_id WHERE b.slug = ${slug} AND NOT p.libre
			    ORDER BY p.fermee_le IS NOT NULL, p.cree_le DESC, p.id DESC`,
		),
		referents: await rows<ReferentLu>(
			sql`SELECT c.id AS compte_id, c.courriel, c.nom, c.suspendu
			    FROM referents r JOIN comptes c ON c.id = r.compte_id JOIN besoins b ON b.id = r.besoin_id
			    WHERE b.slug = ${slug} ORDER BY r.rang`,
		),
	};
}

/** Days before its end from which a place waits for somebody to renew it. */
const PLACE_FINIT_JOURS = 7;
const PLACES_QUI_FINISSENT_MAX = 50;

/** Whether a place `p` ends soon, or has ended and is not closed yet. */
export const PLACE_FINIT = sql`NOT p.libre AND p.fermee_le IS NULL AND p.jusqu_au < ${AUJOURDHUI} + ${PLACE_FINIT_JOURS}::int`;

/** The places that end soon, or have ended and are not closed yet, and their needs. */
export function lirePlacesQuiFinissent() {
	return rows<BesoinDit & { debut: string; recue_le: Date }>(
		sql`SELECT b.slug, b.titre, b.langue, p.titre AS debut, p.jusqu_au AS recue_le
		    FROM places p JOIN besoins b ON b.id = p.besoin_id
		    WHERE ${PLACE_FINIT} ORDER BY p.jusqu_au, p.id LIMIT ${PLACES_QUI_FINISSENT_MAX}`,
	);
}
