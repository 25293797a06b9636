import { rows, sql } from "#lib/platform/db/pool";
import { besoinPublic } from "../queries.ts";
import { ENTENDUS_MIN } from "./rules.ts";
import type { MotEntendu, NuanceEntendue } from "./schema.ts";

/**
 * The words heard most often about published projects, over the days that are kept:
 * for moderators. Words heard only once are left out, and those set aside.
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
		    GROUP BY p.id, r.projet_id, m.mot HAVING sum(m.nombre) >= ${ENTENDUS_MIN} AND NOT bool_or(m.ecarte)
		    ORDER BY nombre DESC, dernier DESC, p.id, m.mot LIMIT ${limite}`,
	);
}

/** What published projects lack, as the authors of public needs said and no moderator has dealt with; the latest first. */
export async function listerNuances(limite: number): Promise<NuanceEntendue[]> {
	return rows<NuanceEntendue>(
		sql`SELECT p.slug, p.nom, b.slug AS besoin, l.nuance FROM liens l
		    JOIN besoins b ON b.id = l.besoin_id JOIN projets p ON p.id = l.projet_id
		    WHERE l.nuance IS NOT NULL AND NOT l.nuance_traitee AND p.statut = 'publie' AND ${besoinPublic(sql`b.statut`)}
		    ORDER BY l.cree_le DESC, b.id, p.id LIMIT ${limite}`,
	);
}
