import type { ListeDeProjets } from "#components/projets/liste";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { pageDe, pageOrStart } from "#lib/platform/lists/paging";
import { unranked } from "#lib/platform/search/ranked";
import {
	aiderRechercheProjets,
	classerProjets,
	listerProjets,
	listerTerritoires,
} from "#lib/projets/queries";
import type { ProjetsQuery } from "#lib/projets/schema";
import { motsAMarquer } from "#lib/recherche/queries";
import { listerThemes } from "#lib/themes/queries";

const PAR_PAGE = 20;
const TERRITOIRES_MAX = 60;

const lireChoix = whileUnchanged(async () => {
	const [themes, territoires] = await Promise.all([
		listerThemes(),
		listerTerritoires(TERRITOIRES_MAX),
	]);
	return { themes, territoires };
});

/** A page of the list; of a search by relevance, with how each entry answers. */
function lirePage(asked: ProjetsQuery, langue?: Langue) {
	return pageOrStart(asked, async (query) => {
		const { q, pertinence } = query;
		const limite = PAR_PAGE;
		if (pertinence && q) return classerProjets({ ...query, q, limite }, langue);
		return pageDe(await listerProjets({ ...query, limite }), unranked);
	});
}

const lirePageConnue = whileUnchanged(lirePage);

/** The list for this query. Searches are not cached: they are too many, and few are repeated. */
export async function lireListe(
	asked: ProjetsQuery,
	langue: Langue,
): Promise<ListeDeProjets> {
	const [{ query, page }, choix] = await Promise.all([
		asked.q ? lirePage(asked, langue) : lirePageConnue(asked),
		lireChoix(),
	]);
	const mots = await motsAMarquer(
		query.q,
		langue,
		page.elements.flatMap(({ element: { nom, accroche } }) => [nom, accroche]),
	);
	const aide = page.total === 0 ? await aiderRechercheProjets(query) : null;
	return { query, page, mots, aide, ...choix };
}
