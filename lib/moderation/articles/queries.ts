import { lireVersion } from "#lib/contributions/revisions/queries";
import { champInvalide } from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Phrase } from "#lib/platform/langues";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import type { ArticleEdite, ArticleListe } from "./schema.ts";

/** Every article, drafts first, then newest first. */
export function listerArticlesEdites(): Promise<ArticleListe[]> {
	return rows<ArticleListe>(
		sql`SELECT slug, titre, date::text AS date, statut, publier_le
		    FROM articles ORDER BY statut = 'publie', date DESC, id DESC`,
	);
}

/** The source of one article, draft or not; null when there is none. */
export async function lireArticleEdite(
	slug: string,
): Promise<ArticleEdite | null> {
	if (!estSlug(slug)) return null;
	const vu = await lireVersion("article", slug);
	const [article] = await rows<Omit<ArticleEdite, "vu">>(
		sql`SELECT slug, titre, resume, date::text AS date, auteur, texte, html, statut, publier_le,
		      ARRAY(SELECT p.slug FROM article_projets l JOIN projets p ON p.id = l.projet_id
		            WHERE l.article_id = a.id ORDER BY l.position) AS projets,
		      traductions #>> '{en,titre}' AS titre_en, traductions #>> '{en,resume}' AS resume_en,
		      traductions #>> '{en,texte}' AS texte_en, traductions #>> '{en,html}' AS html_en
		    FROM articles a WHERE slug = ${slug}`,
	);
	return article ? { ...article, vu } : null;
}

/** An hour of the day, as a browser sends it. */
const HEURE = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** The instant of a day and an hour in the site's zone. */
export function instantPrevu(date: string, heure: string): Sql {
	return sql`((${date}::date + ${heure}::time) AT TIME ZONE ${SITE_TIME_ZONE})`;
}

/** The refusal of a publication scheduled at an hour that is none, or that is past by the database's clock. */
export async function refusDuPrevu(date: string, heure: string) {
	const refuser = (phrase: Phrase) => champInvalide("heure", heure, phrase);
	if (!HEURE.test(heure))
		return refuser({
			fr: "ce n’est pas une heure, comme 08:00.",
			en: "this is not an hour, such as 08:00.",
		});
	const aVenir = await rows(
		sql`SELECT 1 WHERE ${instantPrevu(date, heure)} > now()`,
	);
	return aVenir.length > 0
		? null
		: refuser({
				fr: "ce moment est déjà passé : changez la date ou l’heure, ou publiez l’article.",
				en: "this moment is already past: change the date or the hour, or publish the article.",
			});
}
