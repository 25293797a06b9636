/** What an import may change: nothing of it may move in a trial. */
import { rows, sql } from "#lib/platform/db/pool";

/** Every table that an import writes, as one text each. */
export async function importedState(): Promise<unknown> {
	const [state] = await rows(
		sql`SELECT (SELECT md5(string_agg(p::text, ',' ORDER BY p.id)) FROM projets p) AS projets,
		      (SELECT md5(string_agg(b::text, ',' ORDER BY b.id)) FROM besoins b) AS besoins,
		      (SELECT md5(string_agg(h::text, ',' ORDER BY h.id)) FROM themes h) AS themes,
		      (SELECT md5(string_agg(l::text, ',' ORDER BY l.projet_id, l.position)) FROM projet_themes l) AS liens,
		      (SELECT md5(string_agg(c::text, ',' ORDER BY c.source, c.source_id)) FROM cles_import c) AS cles,
		      (SELECT count(*)::int FROM journal) AS journal,
		      (SELECT count(*)::int FROM revisions) AS revisions`,
	);
	return state;
}
