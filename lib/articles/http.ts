import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ArticleResume, ArticleSortie, ArticlesQuery } from "./schema.ts";

export const LISTER_ARTICLES = endpoint({
	path: "/api/articles",
	tag: "lecture",
	operationId: "listerArticles",
	summary: {
		fr: "Les articles, du plus récent au plus ancien",
		en: "Articles, newest first",
	},
	description: {
		fr: "Sans leur texte, que donne chaque article.",
		en: "Without their text, which each article gives.",
	},
	query: ArticlesQuery,
	answer: z.array(ArticleResume),
	paged: true,
	publicData: true,
});

export const LIRE_ARTICLE = endpoint({
	path: "/api/articles/{slug}",
	tag: "lecture",
	operationId: "lireArticle",
	summary: { fr: "Un article, en HTML", en: "An article, as HTML" },
	description: {
		fr: "Le texte de l’article, et les projets publiés qu’il mentionne.",
		en: "The text of the article, and the published projects that it mentions.",
	},
	params: CheminSlug,
	answer: ArticleSortie,
	refusals: [404],
	publicData: true,
});
