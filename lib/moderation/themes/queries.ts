import { rows, sql } from "#lib/platform/db/pool";
import type { ThemeEdite } from "./schema.ts";

/** Every theme in the team's order, with what is filed under it. */
export function listerThemesEdites(): Promise<ThemeEdite[]> {
	return rows<ThemeEdite>(
		sql`SELECT slug, nom, (SELECT count(*)::int FROM projet_themes l WHERE l.theme_id = h.id) AS nb_projets,
		      (SELECT count(*)::int FROM besoins b WHERE b.theme_id = h.id) AS nb_besoins
		    FROM themes h ORDER BY ordre, nom COLLATE "fr-x-icu", id`,
	);
}
