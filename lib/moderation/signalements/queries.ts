import { rows, sql } from "#lib/platform/db";
import type { SignalementRecu } from "./schema.ts";

const SIGNALEMENTS_MAX = 100;

/** The readers' reports: those that wait, oldest first, or those dealt with, newest first. */
export function listerSignalements(
	traites: boolean,
): Promise<SignalementRecu[]> {
	return rows<SignalementRecu>(
		sql`SELECT s.id, CASE WHEN s.projet_id IS NULL THEN 'besoin' ELSE 'projet' END AS objet,
		      COALESCE(p.slug, b.slug) AS slug, COALESCE(p.nom, b.titre) AS titre, COALESCE(p.statut, b.statut) AS statut,
		      s.motif, s.texte, s.cree_le, s.traite_le,
		      (SELECT count(*)::int FROM signalements a WHERE a.traite_le IS NULL AND a.id <> s.id
		         AND (a.projet_id = s.projet_id OR a.besoin_id = s.besoin_id)) AS autres
		    FROM signalements s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
		    WHERE (s.traite_le IS NOT NULL) = ${traites}
		    ORDER BY CASE WHEN ${traites} THEN s.traite_le END DESC, s.cree_le, s.id LIMIT ${SIGNALEMENTS_MAX}`,
	);
}
