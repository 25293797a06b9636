import { lireVersion } from "#lib/contributions/revisions/queries";
import { rows, sql } from "#lib/platform/db/pool";
import type { ArticleEdite, ArticleListe } from "./schema.ts";

/** Every article, drafts first, then newest first. */
export function listerArticlesEdites(): Promise<ArticleListe[]> {
	return rows<ArticleListe>(
		sql`SELECT slug, titre, date::text AS date, statut
		    FROM articles ORDER BY statut = 'publie', date DESC, id DESC`,
	);
}

/** The source of one article, draft or not; null when there is none. */
export async function lireArticleEdite(
	slug: string,
): Promise<ArticleEdite | null> {
	const vu = await lireVersion("article", slug);
	const [article] = await rows<Omit<ArticleEdite, "vu">>(
		sql`SELECT slug, titre, resume, date::text AS date, auteur, texte, html, statut,
		      ARRAY(SELECT p.slug FROM article_projets l JOIN projets p ON p.id = l.projet_id
		            WHERE l.article_id = a.id ORDER BY l.position) AS projets,
		      traductions #>> '{en,titre}' AS titre_en, traductions #>> '{en,resume}' AS resume_en,
		      traductions #>> '{en,texte}' AS texte_en, traductions #>> '{en,html}' AS html_en
		    FROM articles a WHERE slug = ${slug}`,
	);
	return article ? { ...article, vu } : null;
}
