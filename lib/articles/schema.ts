import { z } from "zod";
import { jour, PAGINATION, traductionsDe } from "#lib/platform/contract/wire";
import { component } from "#lib/platform/validation/json-schema";

export const CLES_TRADUITES_ARTICLE_RESUME = ["titre", "resume"] as const;
export const CLES_TRADUITES_ARTICLE = [
	...CLES_TRADUITES_ARTICLE_RESUME,
	"html",
] as const;

const RESUME = {
	slug: z.string(),
	titre: z.string(),
	resume: z.string(),
	date: jour(),
	auteur: z.string(),
	projets: z.array(z.string()),
};

export const ArticleResume = component(
	"ArticleResume",
	z.object({
		...RESUME,
		traductions: traductionsDe(CLES_TRADUITES_ARTICLE_RESUME),
	}),
);
export type ArticleResume = z.output<typeof ArticleResume>;

export const ArticleSortie = component(
	"ArticleSortie",
	z.object({
		...RESUME,
		html: z.string(),
		traductions: traductionsDe(CLES_TRADUITES_ARTICLE),
	}),
);
export type ArticleSortie = z.output<typeof ArticleSortie>;

/** An article as the team wrote it: `texte` is Markdown. */
export type ArticleEcrit = Omit<ArticleResume, "traductions"> & {
	readonly texte: string;
	readonly traductions: {
		readonly en?: { readonly titre?: string; readonly texte?: string };
	};
};

export const ArticlesQuery = z.object(PAGINATION);
export type ArticlesQuery = z.output<typeof ArticlesQuery>;

/** A search in the articles, which the site offers and the API does not. */
export type ArticlesCherches = ArticlesQuery & { readonly q: string };
