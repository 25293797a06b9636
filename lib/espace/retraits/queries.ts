import { rows, sql } from "#lib/platform/db/pool";
import type { RetraitSuivi } from "./schema.ts";

/** What of the entries that the account voted for or supports is taken down today. */
export function listerRetraitsSuivis(
	compte_id: number,
): Promise<RetraitSuivi[]> {
	return rows<RetraitSuivi>(
		sql`SELECT 'projet' AS nature, p.slug, r.le, r.choix FROM votes v JOIN projets p ON p.id = v.projet_id
		      JOIN retraits r ON r.projet_id = p.id AND r.leve_le IS NULL WHERE v.compte_id = ${compte_id}
		    UNION ALL
		    SELECT 'besoin', b.slug, r.le, r.choix FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
		      JOIN retraits r ON r.besoin_id = b.id AND r.leve_le IS NULL WHERE s.compte_id = ${compte_id}`,
	);
}
