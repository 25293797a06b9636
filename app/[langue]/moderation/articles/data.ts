import type { ArticleEdite } from "#lib/moderation/articles/schema";
import { siteDay } from "#lib/platform/runtime/clock";
import { valeursDe } from "#lib/platform/text/three-way-merge";

/** The page of a new article, in the place of a slug. */
export const NOUVEAU = "nouveau";

/** What the form of a new article holds. */
export function articleNeuf() {
	return { date: [siteDay()], statut: ["brouillon"] };
}

/** What the form shows of an article. */
export function valeursDeLArticle(article: ArticleEdite) {
	const { projets, html: _, html_en: __, ...champs } = article;
	return valeursDe({ ...champs, projets: projets.join(" ") });
}
