import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ArticleResume, ArticleSortie, ArticlesQuery } from "./schema.ts";

export const LISTER_ARTICLES = endpoint({
	path: "/api/articles",
	tag: "lecture",
	operationId: "listerArticles",
	summary: "Les articles, du plus récent au plus ancien",
	description: "Sans leur texte, que donne chaque article.",
	role: "membre",
	query: ArticlesQuery,
	answer: z.array(ArticleResume),
	paged: true,
	publicData: true,
});

export const LIRE_ARTICLE = endpoint({
	path: "/api/articles/{slug}",
	tag: "lecture",
	operationId: "lireArticle",
	summary: "Un article, en HTML",
	description: "Le texte de l’article, et les projets publiés qu’il mentionne.",
	role: "membre",
	params: CheminSlug,
	answer: ArticleSortie,
	refusals: [404],
	publicData: true,
});
