import type { ListeDeBesoins } from "#components/besoins/liste";
import {
	aiderRechercheBesoins,
	classerBesoins,
	listerBesoins,
} from "#lib/besoins/queries";
import type { BesoinsQuery } from "#lib/besoins/schema";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { pageDe, pageOrStart } from "#lib/platform/lists/paging";
import { unranked } from "#lib/platform/search/ranked";
import { motsAMarquer } from "#lib/recherche/queries";
import { listerThemes } from "#lib/themes/queries";

const PAR_PAGE = 20;

const lireThemes = whileUnchanged(listerThemes);

/** A page of the list; of a search by relevance, with how each entry answers. */
function lirePage(asked: BesoinsQuery, langue?: Langue) {
	return pageOrStart(asked, async (query) => {
		const { q, pertinence } = query;
		const limite = PAR_PAGE;
		if (pertinence && q) return classerBesoins({ ...query, q, limite }, langue);
		return pageDe(await listerBesoins({ ...query, limite }), unranked);
	});
}

const lirePageConnue = whileUnchanged(lirePage);

/** The list for this query. Searches are not cached: they are too many, and few are repeated. */
export async function lireListe(
	asked: BesoinsQuery,
	langue: Langue,
): Promise<ListeDeBesoins> {
	const [{ query, page }, themes] = await Promise.all([
		asked.q ? lirePage(asked, langue) : lirePageConnue(asked),
		lireThemes(),
	]);
	const mots = await motsAMarquer(
		query.q,
		langue,
		page.elements.flatMap(({ element: { titre } }) => [titre]),
	);
	const aide = page.total === 0 ? await aiderRechercheBesoins(query) : null;
	return { query, page, mots, aide, themes };
}
