import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { rows, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import { CAST, listRows, pageDe } from "#lib/platform/lists/paging";
import { classeDe, rankedRows } from "#lib/platform/search/ranked";
import type { Classe } from "#lib/platform/search/results";
import { suggestRows } from "#lib/platform/search/suggest";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import type {
	ArticleResume,
	ArticleSortie,
	ArticlesCherches,
	ArticlesQuery,
} from "./schema.ts";
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
}: ArticlesQuery): Promise<Resultat<Page<ArticleResume>>> {
	const page = await listRows<LigneArticleResume>({
		scope: JSON.stringify(["articles"]),
		...LISTE,
		limite,
		apres,
		rememberTotal: true,
	});
	return pageDe(page, versArticleResume);
}

/** Where a ranked search reads what articles are ranked by. */
export const RANGS_ARTICLES = {
	ranks: sql`rangs_articles`,
	texts: sql`recherche_articles`,
	key: sql`article_id`,
};

/** The published articles that answer `q`, the best first, then newest first; each with how it answers. */
export async function classerArticles(
	{ q, limite, apres }: ArticlesCherches,
	langue?: Langue,
): Promise<Resultat<Page<Classe<ArticleResume>>>> {
	const page = await rankedRows<LigneArticleResume>({
		scope: JSON.stringify(["articles", q]),
		...LISTE,
		q,
		id: sql`a.id`,
		tables: RANGS_ARTICLES,
		expand: (mots) => trouverEquivalents(mots, langue),
		limite,
		apres,
	});
	return pageDe(page, classeDe(versArticleResume));
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

/** At most `limite` published articles whose name has the words being typed. */
export function suggererArticles(
	q: string,
	langue: Langue,
	limite: number,
): Promise<{ slug: string; titre: string }[]> {
	const choisie =
		langue === "fr"
			? sql`a.titre`
			: sql`COALESCE(a.traductions #>> '{en,titre}', a.titre)`;
	return suggestRows(
		q,
		{
			tables: RANGS_ARTICLES,
			from: sql`articles a`,
			id: sql`a.id`,
			select: sql`a.slug, ${choisie} AS titre`,
			where: EST_PUBLIE,
			order: LISTE.order,
		},
		limite,
	);
}
