import type { ListeDeBesoins } from "#components/besoins/liste";
import { aiderRechercheBesoins, listerBesoins } from "#lib/besoins/queries";
import type { BesoinsQuery } from "#lib/besoins/schema";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { pageOrStart } from "#lib/platform/lists/paging";
import { listerThemes } from "#lib/themes/queries";

const PAR_PAGE = 20;

const lireThemes = whileUnchanged(listerThemes);

function lirePage(asked: BesoinsQuery) {
	return pageOrStart(asked, (query) =>
		listerBesoins({ ...query, limite: PAR_PAGE }),
	);
}

const lirePageConnue = whileUnchanged(lirePage);

/** The list for this query. Searches are not cached: they are too many, and few are repeated. */
export async function lireListe(asked: BesoinsQuery): Promise<ListeDeBesoins> {
	const [{ query, page }, themes] = await Promise.all([
		asked.q ? lirePage(asked) : lirePageConnue(asked),
		lireThemes(),
	]);
	const aide = page.total === 0 ? await aiderRechercheBesoins(query) : null;
	return { query, page, aide, themes };
}
