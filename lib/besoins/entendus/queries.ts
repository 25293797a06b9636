import { rows, sql } from "#lib/platform/db/pool";
import { ENTENDUS_MIN } from "./rules.ts";
import type { MotEntendu } from "./schema.ts";

/**
 * The words heard most often about published projects, over the days that are kept:
 * for moderators. Words heard only once are left out.
 */
export async function listerMotsEntendus(
	limite: number,
): Promise<MotEntendu[]> {
	return rows<MotEntendu>(
		sql`SELECT p.slug, p.nom, m.mot, sum(m.nombre)::int AS nombre, max(m.jour)::text AS dernier,
		      m.mot = ANY(tsvector_to_array(r.mots)) AS connu
		    FROM mots_entendus m JOIN projets p ON p.id = m.projet_id
		    JOIN recherche_projets r ON r.projet_id = p.id
		    WHERE p.statut = 'publie'
		    GROUP BY p.id, r.projet_id, m.mot HAVING sum(m.nombre) >= ${ENTENDUS_MIN}
		    ORDER BY nombre DESC, dernier DESC, p.id, m.mot LIMIT ${limite}`,
	);
}
