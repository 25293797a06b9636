import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { ENTREES } from "../queries.ts";
import type { Contestation } from "./schema.ts";

export const CONTESTATIONS_MAX = 100;

export const CONTESTATION_ATTEND: Sql = sql`r.conteste_le IS NOT NULL AND r.decide_le IS NULL AND r.leve_le IS NULL`;

function lire(condition: Sql): Promise<Contestation[]> {
	return rows<Contestation>(
		sql`SELECT r.id, e.nature, e.slug, e.titre, e.langue, r.statut_avant, r.le, r.retirant_id,
		      COALESCE(q.nom, q.courriel) AS retirant, r.choix, j.motif, r.conteste_le, r.texte,
		      e.auteur_id, a.langue AS langue_auteur,
		      (SELECT count(*)::int FROM comptes c WHERE c.role IN ('moderateur', 'admin') AND NOT c.suspendu
		         AND c.id IS DISTINCT FROM r.retirant_id AND c.id IS DISTINCT FROM e.auteur_id) AS decideurs
		    FROM retraits r
		    JOIN ${ENTREES} AS e
		      ON e.id = CASE e.nature WHEN 'projet' THEN r.projet_id ELSE r.besoin_id END
		    LEFT JOIN journal j ON j.id = r.acte_id
		    LEFT JOIN comptes q ON q.id = r.retirant_id LEFT JOIN comptes a ON a.id = e.auteur_id
		    WHERE ${CONTESTATION_ATTEND} AND ${condition}
		    ORDER BY r.conteste_le, r.id LIMIT ${CONTESTATIONS_MAX}`,
	);
}

export function listerContestations(): Promise<Contestation[]> {
	return lire(sql`true`);
}

/** The pending contest of an entry; null when there is none. */
export async function lireContestationDe(
	nature: Contestation["nature"],
	slug: string,
): Promise<Contestation | null> {
	const [contestation] = await lire(
		sql`e.nature = ${nature} AND e.slug = ${slug}`,
	);
	return contestation ?? null;
}
