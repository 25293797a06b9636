import { rows, sql } from "#lib/platform/db/pool";
import { type EntreeDuLot, LOT_MAX } from "./schema.ts";

/** What an account suggested and nobody has decided, oldest first. */
export async function listerLot(compte_id: number): Promise<EntreeDuLot[]> {
	const lues = await rows<Omit<EntreeDuLot, "vu_le"> & { modifie_le: Date }>(
		sql`SELECT 'projet' AS nature, slug, nom AS titre, cree_le, modifie_le FROM projets
		      WHERE auteur_id = ${compte_id} AND statut = 'propose'
		    UNION ALL SELECT 'besoin', slug, titre, cree_le, modifie_le FROM besoins
		      WHERE auteur_id = ${compte_id} AND statut = 'propose'
		    ORDER BY cree_le, nature, slug LIMIT ${LOT_MAX}`,
	);
	return lues.map(({ modifie_le, ...entree }) => ({
		...entree,
		vu_le: modifie_le.toISOString(),
	}));
}
