import { lireArticle, listerArticlesVoisins } from "#lib/articles/queries";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { lireProjetsNommes } from "#lib/projets/queries";

const VOISINS_MAX = 3;

/** A published article with the projects it mentions, and what to read next. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const article = await lireArticle(slug);
	if (!article.ok) return { ok: false, gone: false } as const;
	const [projets, voisins] = await Promise.all([
		lireProjetsNommes(article.valeur.projets),
		listerArticlesVoisins(slug, VOISINS_MAX),
	]);
	return { ok: true, article: article.valeur, projets, voisins } as const;
});

/** The text of an article's picture; null when it is not public. */
export async function lireImage(langue: Langue, slug: string) {
	const article = await lireArticle(slug);
	if (!article.ok) return null;
	return {
		kind: texts(langue)("recherche.natures.article"),
		title: translated(article.valeur, "titre", langue).texte,
		text: translated(article.valeur, "resume", langue).texte,
	};
}
