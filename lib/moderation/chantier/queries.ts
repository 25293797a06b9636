import { rows, type Sql, sql } from "#lib/platform/db";
import { estSlug } from "#lib/platform/wire";
import type { ChantierLu, EtapeSuivie } from "./schema.ts";

/** Who is written to about a need's steps: those who support it, but for those who said no. */
export const ABONNES = (besoin_id: Sql) =>
	sql`SELECT s.compte_id FROM soutiens s WHERE s.besoin_id = ${besoin_id}
	    AND NOT EXISTS (SELECT 1 FROM refus_etapes r
	                    WHERE r.compte_id = s.compte_id AND r.besoin_id = s.besoin_id)`;

const EN = (cle: string) => sql`traductions #>> ${`{en,${cle}}`}::text[]`;

/** The work space of a need as it is written, open or not; null for an unknown need. */
export async function lireChantier(slug: string): Promise<ChantierLu | null> {
	if (!estSlug(slug)) return null;
	const [lu] = await rows<ChantierLu>(
		sql`SELECT b.titre, b.statut, (SELECT p.slug FROM projets p WHERE p.id = b.projet_id) AS projet,
		      current_date::text AS jour, b.cahier, ${EN("cahier")} AS cahier_en, b.roles, b.depot,
		      (SELECT count(*)::int FROM (${ABONNES(sql`b.id`)}) AS a
		         JOIN comptes c ON c.id = a.compte_id WHERE NOT c.suspendu) AS abonnes
		    FROM besoins b WHERE b.slug = ${slug}`,
	);
	return lu ?? null;
}

/** The steps of a need, newest first, each with what became of its mails. */
export async function suivreEtapes(slug: string): Promise<EtapeSuivie[]> {
	if (!estSlug(slug)) return [];
	return rows<EtapeSuivie>(
		sql`SELECT e.numero, e.jour::text AS jour, e.titre, e.texte,
		      e.traductions #>> '{en,titre}' AS titre_en, e.traductions #>> '{en,texte}' AS texte_en,
		      m.total, m.partis, m.en_attente, m.abandonnes, m.annules, m.part_dans
		    FROM etapes e JOIN besoins b ON b.id = e.besoin_id,
		    LATERAL (SELECT count(*)::int AS total,
		        (count(*) FILTER (WHERE statut = 'envoye'))::int AS partis,
		        (count(*) FILTER (WHERE statut IN ('attente', 'envoi')))::int AS en_attente,
		        (count(*) FILTER (WHERE statut = 'abandonne'))::int AS abandonnes,
		        (count(*) FILTER (WHERE statut = 'annule'))::int AS annules,
		        ceil(extract(epoch FROM min(disponible_le) FILTER (WHERE statut = 'attente' AND essais = 0) - clock_timestamp()))::int AS part_dans
		      FROM courriels WHERE etape_id = e.id) AS m
		    WHERE b.slug = ${slug} ORDER BY e.numero DESC`,
	);
}
