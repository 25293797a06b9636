import { rows, sql } from "#lib/platform/db/pool";
import { likeRows } from "#lib/platform/search/similar";
import { besoinPublic, COLONNES_BESOIN } from "../queries.ts";
import type { BesoinSortie } from "../schema.ts";
import { type LigneBesoin, versBesoinSortie } from "../serialize.ts";

/** How alike (part of the text's weight, 0 to 1), how many, and which one is left out. */
type CritereProches = { limite: number; part: number; saufSlug?: string };

/** Public needs that say the same as a text, most alike first. */
export async function listerBesoinsProches(
	texte: string,
	{ limite, part, saufSlug = "" }: CritereProches,
): Promise<BesoinSortie[]> {
	const ids = await likeRows({
		searched: sql`recherche_besoins`,
		key: sql`besoin_id`,
		things: sql`besoins`,
		where: sql`${besoinPublic(sql`e.statut`)} AND e.slug <> ${saufSlug}`,
		text: texte,
		share: part,
		limit: limite,
	});
	if (ids.length === 0) return [];
	const lignes = await rows<LigneBesoin>(
		sql`SELECT ${COLONNES_BESOIN} FROM besoins b WHERE b.id = ANY(${ids}::int[])
		    ORDER BY array_position(${ids}::int[], b.id)`,
	);
	return lignes.map(versBesoinSortie);
}
