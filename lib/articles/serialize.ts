import { pick } from "#lib/platform/contract/records";
import { traductionsLisibles } from "#lib/platform/text/translations";
import type { Article } from "#prisma/client/client";
import {
	type ArticleEcrit,
	type ArticleResume,
	type ArticleSortie,
	CLES_TRADUITES_ARTICLE,
	CLES_TRADUITES_ARTICLE_RESUME,
} from "./schema.ts";

export type LigneArticleResume = Pick<
	Article,
	"slug" | "titre" | "resume" | "auteur" | "traductions"
> & {
	/** YYYY-MM-DD */
	date: string;
	/** Slugs of the published projects it mentions, in their order. */
	projets: readonly string[];
};

export type LigneArticleEcrit = LigneArticleResume & Pick<Article, "texte">;

export type LigneArticle = LigneArticleResume & Pick<Article, "html">;

function resume(ligne: LigneArticleResume) {
	return {
		...pick(ligne, ["slug", "titre", "resume", "date", "auteur"]),
		projets: [...ligne.projets],
	};
}

export function versArticleResume(ligne: LigneArticleResume): ArticleResume {
	return {
		...resume(ligne),
		traductions: traductionsLisibles(
			ligne.traductions,
			CLES_TRADUITES_ARTICLE_RESUME,
		),
	};
}

export function versArticleSortie(ligne: LigneArticle): ArticleSortie {
	return {
		...resume(ligne),
		html: ligne.html,
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_ARTICLE),
	};
}

/** With the Markdown that it was written in. */
export function versArticleEcrit(ligne: LigneArticleEcrit): ArticleEcrit {
	return {
		...resume(ligne),
		texte: ligne.texte,
		traductions: traductionsLisibles(ligne.traductions, ["titre", "texte"]),
	};
}
