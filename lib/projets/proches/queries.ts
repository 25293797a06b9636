import { rows, sql } from "#lib/platform/db/pool";
import { likeRows } from "#lib/platform/search/similar";
import { COLONNES_RESUME } from "../queries.ts";
import type { ProjetResume } from "../schema.ts";
import { type LigneProjetResume, versProjetResume } from "../serialize.ts";

/** How alike (part of the text's weight, 0 to 1), how many, and which one is left out. */
type CritereProches = { limite: number; part: number; saufSlug?: string };

/** Published projects that say the same as a text, most alike first. */
export async function listerProjetsProches(
	texte: string,
	{ limite, part, saufSlug = "" }: CritereProches,
): Promise<ProjetResume[]> {
	const ids = await likeRows({
		searched: sql`recherche_projets`,
		key: sql`projet_id`,
		things: sql`projets`,
		where: sql`e.statut = 'publie' AND e.slug <> ${saufSlug}`,
		text: texte,
		share: part,
		limit: limite,
	});
	if (ids.length === 0) return [];
	const lignes = await rows<LigneProjetResume>(
		sql`SELECT ${COLONNES_RESUME} FROM projets p WHERE p.id = ANY(${ids}::int[])
		    ORDER BY array_position(${ids}::int[], p.id)`,
	);
	return lignes.map(versProjetResume);
}
