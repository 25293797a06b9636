import { classerArticles, listerArticles } from "#lib/articles/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { pageDe, pageOrStart } from "#lib/platform/lists/paging";
import { unranked } from "#lib/platform/search/ranked";
import { motsAMarquer } from "#lib/recherche/queries";

const PAR_PAGE = 20;

/** The published articles, from the first or after a cursor of this list. */
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
