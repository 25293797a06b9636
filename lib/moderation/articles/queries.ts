import { rows, sql } from "#lib/platform/db/pool";
import type { ArticleListe } from "./schema.ts";

/** Every article, drafts first, then newest first. */
export function listerArticlesEdites(): Promise<ArticleListe[]> {
	return rows<ArticleListe>(
		sql`SELECT slug, titre, date::text AS date, statut
		    FROM articles ORDER BY statut = 'publie', date DESC, id DESC`,
	);
}
