import { rows, sql } from "#lib/platform/db/pool";
import { RESUME_MAX } from "../relecture/queries.ts";
import { type EntreeDuLot, LOT_MAX } from "./schema.ts";

/** What an account suggested and nobody has decided, oldest first. */
export async function listerLot(compte_id: number): Promise<EntreeDuLot[]> {
	const lues = await rows<Omit<EntreeDuLot, "vu_le"> & { modifie_le: Date }>(
		sql`SELECT 'projet' AS nature, slug, nom AS titre, left(accroche, ${RESUME_MAX}::int) AS debut, cree_le, modifie_le FROM projets
		      WHERE auteur_id = ${compte_id} AND statut = 'propose'
		    UNION ALL SELECT 'besoin', slug, titre, left(description, ${RESUME_MAX}::int), cree_le, modifie_le FROM besoins
		      WHERE auteur_id = ${compte_id} AND statut = 'propose'
		    ORDER BY cree_le, nature, slug LIMIT ${LOT_MAX}`,
	);
	return lues.map(({ modifie_le, ...entree }) => ({
		...entree,
		vu_le: modifie_le.toISOString(),
	}));
}
