import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, sql } from "#lib/platform/db/pool";
import {
	CAST,
	listRows,
	type Placed,
	pageDe,
} from "#lib/platform/lists/paging";
import type { Indexes } from "#lib/platform/search/meeting";
import { classeDe, rankedRows } from "#lib/platform/search/ranked";
import type { Classe } from "#lib/platform/search/results";
import type { Suggested } from "#lib/platform/search/suggest";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import type {
	ArticleEcrit,
	ArticleResume,
	ArticleSortie,
	ArticlesCherches,
	ArticlesQuery,
} from "./schema.ts";
import {
	type LigneArticle,
	type LigneArticleEcrit,
	type LigneArticleResume,
	versArticleEcrit,
	versArticleResume,
	versArticleSortie,
} from "./serialize.ts";

const COLONNES_RESUME = sql`a.slug, a.titre, a.resume, a.date::text AS date, a.auteur, a.traductions,
	ARRAY(SELECT p.slug FROM article_projets l JOIN projets p ON p.id = l.projet_id
	      WHERE l.article_id = a.id AND p.statut = 'publie' ORDER BY l.position, p.id) AS projets`;

const EST_PUBLIE = sql`a.statut = 'publie'`;

const LISTE = {
	select: COLONNES_RESUME,
	from: sql`articles a`,
	where: EST_PUBLIE,
	order: [
		{ by: sql`a.date`, cast: CAST.day },
		{ by: sql`a.id`, cast: CAST.integer },
	],
};

/** The published articles, newest first (D20). */
export async function listerArticles({
	limite,
	apres,
	placed,
}: Placed<ArticlesQuery>): Promise<Resultat<Page<ArticleResume>>> {
	const page = await listRows<LigneArticleResume>({
		scope: JSON.stringify(["articles"]),
		...LISTE,
		limite,
		apres,
		placed,
		rememberTotal: true,
	});
	return pageDe(page, versArticleResume);
}

export const INDEX_ARTICLES: Indexes = {
	nature: "article",
	table: sql`index_articles`,
	key: sql`article_id`,
};

/** The published articles that answer `q`, the best first; each with how it answers. */
export async function classerArticles({
	q,
	limite,
	apres,
	placed,
}: Placed<ArticlesCherches>): Promise<Resultat<Page<Classe<ArticleResume>>>> {
	const { order: _order, ...liste } = LISTE;
	const page = await rankedRows<LigneArticleResume>({
		scope: JSON.stringify(["articles", q]),
		...liste,
		search: { of: INDEX_ARTICLES, q, expand: trouverEquivalents },
		id: sql`a.id`,
		isFiltered: false,
		limite,
		apres,
		placed,
	});
	return pageDe(page, classeDe(versArticleResume));
}

async function lireUn(
	slug: string,
): Promise<(LigneArticle & LigneArticleEcrit) | undefined> {
	if (!estSlug(slug)) return undefined;
	const [ligne] = await rows<LigneArticle & LigneArticleEcrit>(
		sql`SELECT ${COLONNES_RESUME}, a.html, a.texte FROM articles a WHERE a.slug = ${slug} AND ${EST_PUBLIE}`,
		"lire_article",
	);
	return ligne;
}

/** One published article; a draft is unknown. */
export async function lireArticle(
	slug: string,
): Promise<Resultat<ArticleSortie>> {
	const ligne = await lireUn(slug);
	return ligne ? reussite(versArticleSortie(ligne)) : INTROUVABLE;
}

/** The same as its author wrote it. */
export async function lireArticleEcrit(
	slug: string,
): Promise<Resultat<ArticleEcrit>> {
	const ligne = await lireUn(slug);
	return ligne ? reussite(versArticleEcrit(ligne)) : INTROUVABLE;
}

/**
 * Published articles to read after a published one: those that mention the most of its
 * projects, then the newest. None for an unknown slug.
 */
export async function listerArticlesVoisins(
	slug: string,
	limite: number,
): Promise<ArticleResume[]> {
	const lignes = await rows<LigneArticleResume>(
		sql`SELECT ${COLONNES_RESUME} FROM articles c JOIN articles a ON a.id <> c.id AND ${EST_PUBLIE}
		    WHERE c.slug = ${slug} AND c.statut = 'publie'
		    ORDER BY (SELECT count(*) FROM article_projets l JOIN article_projets m USING (projet_id)
		              WHERE l.article_id = a.id AND m.article_id = c.id) DESC, a.date DESC, a.id DESC
		    LIMIT ${limite}`,
		"lister_articles_voisins",
	);
	return lignes.map(versArticleResume);
}

export const NOMS_ARTICLES: Suggested = {
	of: INDEX_ARTICLES,
	from: sql`articles a`,
	id: sql`a.id`,
	slug: sql`a.slug`,
	name: sql`a.titre`,
	english: sql`a.traductions #>> '{en,titre}'`,
	where: EST_PUBLIE,
};
