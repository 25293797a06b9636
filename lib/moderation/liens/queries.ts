import { estSlug } from "#lib/platform/contract/slug";
import { rows, sql } from "#lib/platform/db/pool";
import type { LienModere } from "./schema.ts";

/** The links of a need: those to decide first, then those confirmed, then those set aside. */
export async function listerLiens(besoin: string): Promise<LienModere[]> {
	if (!estSlug(besoin)) return [];
	return rows<LienModere>(
		sql`SELECT p.slug, p.nom, p.statut = 'publie' AS publie, l.etat, l.origine, l.reponses, l.nuance
		    FROM liens l JOIN besoins b ON b.id = l.besoin_id JOIN projets p ON p.id = l.projet_id
		    WHERE b.slug = ${besoin}
		    ORDER BY array_position(ARRAY['suggere', 'confirme', 'ecarte'], l.etat), l.cree_le, p.id`,
	);
}
