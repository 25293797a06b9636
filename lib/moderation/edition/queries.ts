import { lireVersion } from "#lib/contributions/revisions/queries";
import { estSlug } from "#lib/platform/contract/wire";
import { rows, sql } from "#lib/platform/db/pool";
import {
	type ValeursEditees,
	valeursDe,
} from "#lib/platform/text/three-way-merge";

type Editee = {
	readonly titre: string;
	/** The version that the form is opened with. */
	readonly vu: number;
	readonly valeurs: ValeursEditees;
};

/** The values of a project's edition form; null when there is no such project. */
export async function lireProjetEdite(slug: string): Promise<Editee | null> {
	if (!estSlug(slug)) return null;
	const vu = await lireVersion("projet", slug);
	const [ligne] = await rows<{ nom: string }>(
		sql`SELECT nom, accroche, description, site_web, porteur, territoire, usage_ia, code_ouvert::text AS code_ouvert,
		      label_ia, langue, CASE WHEN mis_en_avant THEN 'on' END AS mis_en_avant,
		      traductions #>> '{en,nom}' AS nom_en, traductions #>> '{en,accroche}' AS accroche_en,
		      traductions #>> '{en,description}' AS description_en, traductions #>> '{en,usage_ia}' AS usage_ia_en,
		      ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		            WHERE l.projet_id = p.id ORDER BY l.position) AS themes
		    FROM projets p WHERE slug = ${slug}`,
	);
	if (!ligne) return null;
	return { titre: ligne.nom, vu, valeurs: valeursDe(ligne) };
}

/** The values of a need's edition form; null when there is no such need. */
export async function lireBesoinEdite(slug: string): Promise<{
	readonly titre: string;
	/** The version that the form is opened with. */
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
