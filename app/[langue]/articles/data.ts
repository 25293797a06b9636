import { listerArticles } from "#lib/articles/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { pageOrStart } from "#lib/platform/lists/paging";

const PAR_PAGE = 20;

/** The published articles, from the first or after a cursor of this list. */
export const lireListe = whileUnchanged(async (apres?: string) => {
	const { page } = await pageOrStart(
		{ limite: PAR_PAGE, apres },
		listerArticles,
	);
	return page;
});
