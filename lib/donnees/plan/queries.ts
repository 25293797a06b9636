import { besoinPublic } from "#lib/besoins/queries";
import { rows, sql } from "#lib/platform/db/pool";
import type { PagePublique } from "./schema.ts";

const PAGES = sql`SELECT '/projets/' || slug AS path, modifie_le FROM projets WHERE statut = 'publie'
	UNION ALL
	SELECT '/besoins/' || slug, modifie_le FROM besoins WHERE ${besoinPublic(sql`statut`)}
	UNION ALL
	SELECT '/articles/' || slug, modifie_le FROM articles WHERE statut = 'publie'`;

/** How many entries have a page of their own. */
export async function compterPagesPubliques(): Promise<number> {
	const [compte] = await rows<{ n: number }>(
		sql`SELECT count(*)::int AS n FROM (${PAGES}) AS pages`,
		"compter_pages_publiques",
	);
	return compte?.n ?? 0;
}

/** One part of the pages of entries, in an order that stays the same while nothing is added or taken away. */
export async function listerPagesPubliques(
	debut: number,
	limite: number,
): Promise<PagePublique[]> {
	return rows<PagePublique>(
		sql`SELECT path, modifie_le FROM (${PAGES}) AS pages ORDER BY path COLLATE "C" LIMIT ${limite} OFFSET ${debut}`,
		"lister_pages_publiques",
	);
}
