import { z } from "zod";
import { Jour, PAGINATION, traductionsDe } from "#lib/platform/contract/wire";
import { component } from "#lib/platform/validation/json-schema";

export const CLES_TRADUITES_ARTICLE_RESUME = ["titre", "resume"] as const;
export const CLES_TRADUITES_ARTICLE = [
	...CLES_TRADUITES_ARTICLE_RESUME,
	"html",
] as const;

const RESUME = {
	slug: z.string().meta({
		fr: "Identifiant lisible de l’article, stable pour toujours.",
		en: "Readable identifier of the article, stable for ever.",
	}),
	titre: z
		.string()
		.meta({ fr: "Titre de l’article.", en: "Title of the article." }),
	resume: z.string().meta({
		fr: "Ce que dit l’article, en une ou deux phrases.",
		en: "What the article says, in a sentence or two.",
	}),
	date: Jour.meta({ fr: "Jour de publication.", en: "Publication date." }),
	auteur: z
		.string()
		.meta({ fr: "La signature de l’article.", en: "The article’s byline." }),
	projets: z.array(z.string()).meta({
		fr: "Slugs des projets publiés que l’article mentionne.",
		en: "Slugs of the published projects that the article mentions.",
	}),
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
		html: z
			.string()
			.meta({ fr: "L’article en HTML.", en: "The article as HTML." }),
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
