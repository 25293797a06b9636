import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ArticleResume, ArticleSortie, ArticlesQuery } from "./schema.ts";

export const LISTER_ARTICLES = endpoint({
	path: "/api/articles",
	tag: "lecture",
	operationId: "listerArticles",
	query: ArticlesQuery,
	answer: z.array(ArticleResume),
	paged: true,
	publicData: true,
});

export const LIRE_ARTICLE = endpoint({
	path: "/api/articles/{slug}",
	tag: "lecture",
	operationId: "lireArticle",
	params: CheminSlug,
	answer: ArticleSortie,
	refusals: [404],
	publicData: true,
});
