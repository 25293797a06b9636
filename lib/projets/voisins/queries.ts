import { estSlug } from "#lib/platform/contract/wire";
import { rows, sql } from "#lib/platform/db/pool";
import { COLONNES_RESUME } from "../queries.ts";
import type { ProjetResume } from "../schema.ts";
import { type LigneProjetResume, versProjetResume } from "../serialize.ts";

/** Projects weighed at most, by theme and by words each: a bound on what one page costs. */
const CANDIDATS_MAX = 150;
/** What one theme in common weighs beside the words in common. */
const POIDS_DU_THEME = 0.1;

/**
 * Published projects that resemble a published one: by the words of its name
 * and tagline, and by its themes. The nearest first, none for an unknown slug.
 */
export async function listerProjetsVoisins(
	slug: string,
	limite: number,
): Promise<ProjetResume[]> {
	if (!estSlug(slug)) return [];
	const lignes = await rows<LigneProjetResume>(
		sql`WITH cible AS (
		      SELECT id, ARRAY(SELECT theme_id FROM projet_themes l WHERE l.projet_id = c.id) AS themes,
		             array_to_string(ARRAY(
		               SELECT '''' || replace(replace(m, '\\', '\\\\'), '''', '''''') || ''''
		               FROM unnest(tsvector_to_array(to_tsvector('public.recherche', texte_recherche(c.nom || ' ' || c.accroche)))) AS m
		             ), ' | ')::tsquery AS mots
		      FROM projets c WHERE c.slug = ${slug} AND c.statut = 'publie'),
		    candidats AS (
		      (SELECT p.id FROM cible, projets p
		        WHERE p.statut = 'publie' AND EXISTS (SELECT 1 FROM projet_themes l WHERE l.projet_id = p.id AND l.theme_id = ANY(cible.themes))
		        ORDER BY p.nb_votes DESC, p.publie_le DESC, p.id DESC LIMIT ${CANDIDATS_MAX})
		      UNION
		      (SELECT r.projet_id FROM cible, recherche_projets r WHERE r.mots @@ cible.mots LIMIT ${CANDIDATS_MAX})),
		    pesees AS (
		      SELECT p.id, ts_rank(r.mots, cible.mots) + ${POIDS_DU_THEME}::real * (
		               SELECT count(*) FROM projet_themes l WHERE l.projet_id = p.id AND l.theme_id = ANY(cible.themes)) AS poids
		      FROM cible, candidats JOIN projets p USING (id) JOIN recherche_projets r ON r.projet_id = p.id
		      WHERE p.statut = 'publie' AND p.id <> cible.id)
		    SELECT ${COLONNES_RESUME} FROM pesees JOIN projets p USING (id)
		    ORDER BY poids DESC, p.nb_votes DESC, p.id DESC LIMIT ${limite}`,
		"lister_projets_voisins",
	);
	return lignes.map(versProjetResume);
}
