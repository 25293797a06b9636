import type { ArticleEdite } from "#lib/moderation/articles/schema";
import { siteDay, siteHour } from "#lib/platform/runtime/clock";
import { valeursDe } from "#lib/platform/text/three-way-merge";

/** The page of a new article, in the place of a slug. */
export const NOUVEAU = "nouveau";

const HEURE_OFFERTE = "08:00";

/** What the form of a new article holds. */
export function articleNeuf() {
	return {
		date: [siteDay()],
		statut: ["brouillon"],
		heure: [HEURE_OFFERTE],
	};
}

/** What the form shows of an article: for a scheduled one, its day and its hour. */
export function valeursDeLArticle(article: ArticleEdite) {
	const { publier_le, projets, html: _, html_en: __, ...champs } = article;
	return valeursDe({
		...champs,
		projets: projets.join(" "),
		...(publier_le === null
			? { heure: HEURE_OFFERTE }
			: {
					statut: "programme",
					date: siteDay(publier_le),
					heure: siteHour(publier_le),
				}),
	});
}
