import { rows, sql } from "#lib/platform/db";
import { estSlug } from "#lib/platform/wire";

/** The values of an edition's form, by field. */
export type ValeursEditees = Readonly<Record<string, readonly string[]>>;

type Editee = {
	readonly titre: string;
	readonly vu_le: string;
	readonly valeurs: ValeursEditees;
};

/** A row's columns as a form shows them; nothing is the empty text. */
export function valeursDe(
	ligne: Readonly<Record<string, unknown>>,
): ValeursEditees {
	return Object.fromEntries(
		Object.entries(ligne).map(([cle, valeur]) => [
			cle,
			Array.isArray(valeur)
				? valeur.map(String)
				: [valeur === null || valeur === undefined ? "" : String(valeur)],
		]),
	);
}

/** A project as its edition's form shows it; null when there is none. */
export async function lireProjetEdite(slug: string): Promise<Editee | null> {
	if (!estSlug(slug)) return null;
	const [ligne] = await rows<{ nom: string; modifie_le: Date }>(
		sql`SELECT nom, accroche, description, site_web, porteur, territoire, usage_ia, code_ouvert::text AS code_ouvert,
		      label_ia, langue, CASE WHEN mis_en_avant THEN 'on' END AS mis_en_avant, modifie_le,
		      traductions #>> '{en,nom}' AS nom_en, traductions #>> '{en,accroche}' AS accroche_en,
		      traductions #>> '{en,description}' AS description_en, traductions #>> '{en,usage_ia}' AS usage_ia_en,
		      ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		            WHERE l.projet_id = p.id ORDER BY l.position) AS themes
		    FROM projets p WHERE slug = ${slug}`,
	);
	if (!ligne) return null;
	const { modifie_le, ...champs } = ligne;
	return {
		titre: ligne.nom,
		vu_le: modifie_le.toISOString(),
		valeurs: valeursDe(champs),
	};
}
