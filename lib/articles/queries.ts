import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { rows, sql } from "#lib/platform/db/pool";
import { CAST, listRows, pageDe } from "#lib/platform/lists/paging";
import type { ArticleResume, ArticleSortie, ArticlesQuery } from "./schema.ts";
import {
	type LigneArticle,
	type LigneArticleResume,
	versArticleResume,
	versArticleSortie,
} from "./serialize.ts";

const COLONNES_RESUME = sql`a.slug, a.titre, a.resume, a.date::text AS date, a.auteur, a.traductions,
	ARRAY(SELECT p.slug FROM article_projets l JOIN projets p ON p.id = l.projet_id
	      WHERE l.article_id = a.id AND p.statut = 'publie' ORDER BY l.position, p.id) AS projets`;

const EST_PUBLIE = sql`a.statut = 'publie'`;

/** The published articles, newest first (D20). */
export async function listerArticles({
	limite,
	apres,
}: ArticlesQuery): Promise<Resultat<Page<ArticleResume>>> {
	const page = await listRows<LigneArticleResume>({
		scope: JSON.stringify(["articles"]),
		select: COLONNES_RESUME,
		from: sql`articles a`,
		where: EST_PUBLIE,
		order: [
			{ by: sql`a.date`, cast: CAST.day },
			{ by: sql`a.id`, cast: CAST.integer },
		],
		limite,
		apres,
		rememberTotal: true,
	});
	return pageDe(page, versArticleResume);
}

/** One published article; a draft is unknown. */
export async function lireArticle(
	slug: string,
): Promise<Resultat<ArticleSortie>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const [ligne] = await rows<LigneArticle>(
		sql`SELECT ${COLONNES_RESUME}, a.html FROM articles a WHERE a.slug = ${slug} AND ${EST_PUBLIE}`,
		"lire_article",
	);
	return ligne ? reussite(versArticleSortie(ligne)) : INTROUVABLE;
}
