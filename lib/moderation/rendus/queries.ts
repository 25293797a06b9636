import { rows, sql } from "#lib/platform/db/pool";
import { ACTES_RETRAIT, type TexteEdite, type TexteRetire } from "./schema.ts";

/** Number of texts per page of the index. */
export const TEXTES_PAR_PAGE = 50;

/** The removed texts that are not restored, the latest first; only those of one need when its slug is given. */
export function listerRetires(
	slug: string | null = null,
): Promise<TexteRetire[]> {
	return rows<TexteRetire>(
		sql`SELECT r.id, r.objet, r.slug, r.numero, r.le, COALESCE(c.nom, c.courriel) AS par,
		      COALESCE(r.valeurs #>> '{titre,0}', r.valeurs #>> '{nom,0}', r.slug) AS titre,
		      CASE WHEN r.objet = 'etape' THEN b.titre END AS besoin
		    FROM revisions r LEFT JOIN comptes c ON c.id = r.acteur_id LEFT JOIN besoins b ON b.id = r.besoin_id
		    WHERE (r.objet, r.acte) IN (('etape', ${ACTES_RETRAIT.etape}), ('theme', ${ACTES_RETRAIT.theme}))
		      AND (${slug}::text IS NULL OR (r.objet = 'etape' AND r.slug = ${slug}))
		      AND NOT EXISTS (SELECT 1 FROM revisions s WHERE s.objet = r.objet AND s.objet_id = r.objet_id AND s.id > r.id)
		    ORDER BY r.id DESC LIMIT ${TEXTES_PAR_PAGE}`,
	);
}

/** The edited texts, the latest first, each page once; those whose last edition is before `avant`, when given. */
export async function listerEdites(
	avant: number | null,
): Promise<{ textes: TexteEdite[]; suivant: number | null }> {
	const lus = await rows<TexteEdite>(
		sql`SELECT d.nature, d.slug, d.id, d.acte, d.le, COALESCE(c.nom, c.courriel) AS par,
		      COALESCE(
		        CASE d.nature WHEN 'projet' THEN (SELECT nom FROM projets WHERE slug = d.slug)
		          WHEN 'besoin' THEN (SELECT titre FROM besoins WHERE slug = d.slug)
		          WHEN 'article' THEN (SELECT titre FROM articles WHERE slug = d.slug)
		          ELSE (SELECT nom FROM themes WHERE slug = d.slug) END,
		        d.valeurs #>> '{titre,0}', d.valeurs #>> '{nom,0}', d.slug) AS titre
		    FROM (SELECT DISTINCT ON (nature, slug) * FROM (
		            SELECT *, CASE WHEN objet IN ('chantier', 'etape') THEN 'besoin' ELSE objet END AS nature
		            FROM revisions) AS toutes
		          ORDER BY nature, slug, id DESC) AS d
		    LEFT JOIN comptes c ON c.id = d.acteur_id
		    WHERE ${avant}::int IS NULL OR d.id < ${avant}::int
		    ORDER BY d.id DESC LIMIT ${TEXTES_PAR_PAGE + 1}`,
	);
	const textes = lus.slice(0, TEXTES_PAR_PAGE);
	return {
		textes,
		suivant: lus.length > TEXTES_PAR_PAGE ? (textes.at(-1)?.id ?? null) : null,
	};
}
