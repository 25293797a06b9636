import { lireArticle } from "#lib/articles/queries";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { lireProjetsNommes } from "#lib/projets/queries";

/** A published article with the projects it mentions. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const article = await lireArticle(slug);
	if (!article.ok) return { ok: false, gone: false } as const;
	const projets = await lireProjetsNommes(article.valeur.projets);
	return { ok: true, article: article.valeur, projets } as const;
});

/** The text of an article's picture; null when it is not public. */
export async function lireImage(langue: Langue, slug: string) {
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return null;
	return {
		kind: texts(langue)("lecture.articles.un"),
		title: translated(fiche.article, "titre", langue).texte,
		text: translated(fiche.article, "resume", langue).texte,
	};
}
