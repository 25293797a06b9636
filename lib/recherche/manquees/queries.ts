import { rows, sql } from "#lib/platform/db/pool";
import { RESEAUX_MIN } from "./rules.ts";
import type { RechercheManquee } from "./schema.ts";

/**
 * The searches that found nothing, made from at least `RESEAUX_MIN` networks, that no
 * moderator of an earlier version set aside: those of the most networks first.
 */
export function listerRecherchesManquees(
	limite: number,
): Promise<RechercheManquee[]> {
	return rows<RechercheManquee>(
		sql`SELECT langue, mots, reseaux, dernier::text AS dernier FROM recherches_manquees
		    WHERE reseaux >= ${RESEAUX_MIN}
		    ORDER BY reseaux DESC, dernier DESC, langue, mots LIMIT ${limite}`,
		"lister_recherches_manquees",
	);
}
