import {
	classerArticles,
	lireArticle,
	listerArticles,
	listerArticlesVoisins,
} from "#lib/articles/queries";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { pageDe, pageOrStart } from "#lib/platform/lists/paging";
import { unranked } from "#lib/platform/search/ranked";
import { lireProjetsNommes } from "#lib/projets/queries";
import { motsAMarquer } from "#lib/recherche/queries";

const PAR_PAGE = 20;

const lireConnue = whileUnchanged(async (apres?: string) => {
	const query = { limite: PAR_PAGE, apres, placed: true };
	const { page } = await pageOrStart(query, async (asked) =>
		pageDe(await listerArticles(asked), unranked),
	);
	return page;
});

/** The published articles, newest first; those that answer `q`, the best first. */
export async function lireListe({
	apres,
	q,
}: {
	apres?: string | undefined;
	q?: string | undefined;
}) {
	if (!q) return { page: await lireConnue(apres), mots: null };
	const { page } = await pageOrStart(
		{ limite: PAR_PAGE, apres, placed: true },
		(asked) => classerArticles({ ...asked, q }),
	);
	const mots = await motsAMarquer(
		q,
		page.elements.flatMap(({ element: { titre, resume } }) => [titre, resume]),
	);
	return { page, mots };
}

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
