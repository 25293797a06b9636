import { lireVersion } from "#lib/contributions/revisions/queries";
import { estSlug } from "#lib/platform/contract/wire";
import { rows, sql } from "#lib/platform/db/pool";
import {
	type ValeursEditees,
	valeursDe,
} from "#lib/platform/text/three-way-merge";

/** A need as its edition's form shows it; null when there is none. */
export async function lireBesoinEdite(slug: string): Promise<{
	readonly titre: string;
	/** The version that the form opens on. */
	readonly vu: number;
	readonly valeurs: ValeursEditees;
} | null> {
	if (!estSlug(slug)) return null;
	const vu = await lireVersion("besoin", slug);
	const [ligne] = await rows<{ titre: string }>(
		sql`SELECT titre, description, territoire, langue,
		      traductions #>> '{en,titre}' AS titre_en, traductions #>> '{en,description}' AS description_en,
		      (SELECT h.slug FROM themes h WHERE h.id = b.theme_id) AS theme
		    FROM besoins b WHERE slug = ${slug}`,
	);
	if (!ligne) return null;
	return { titre: ligne.titre, vu, valeurs: valeursDe(ligne) };
}
