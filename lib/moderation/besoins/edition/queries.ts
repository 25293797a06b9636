import { rows, sql } from "#lib/platform/db";
import { estSlug } from "#lib/platform/wire";
import {
	type ValeursEditees,
	valeursDe,
} from "../../projets/edition/queries.ts";

/** A need as its edition's form shows it; null when there is none. */
export async function lireBesoinEdite(slug: string): Promise<{
	readonly titre: string;
	readonly vu_le: string;
	readonly valeurs: ValeursEditees;
} | null> {
	if (!estSlug(slug)) return null;
	const [ligne] = await rows<{ titre: string; modifie_le: Date }>(
		sql`SELECT titre, description, territoire, langue, modifie_le,
		      traductions #>> '{en,titre}' AS titre_en, traductions #>> '{en,description}' AS description_en,
		      (SELECT h.slug FROM themes h WHERE h.id = b.theme_id) AS theme
		    FROM besoins b WHERE slug = ${slug}`,
	);
	if (!ligne) return null;
	const { modifie_le, ...champs } = ligne;
	return {
		titre: ligne.titre,
		vu_le: modifie_le.toISOString(),
		valeurs: valeursDe(champs),
	};
}
