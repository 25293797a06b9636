import type { ListeDeProjets } from "#components/projets/liste";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { pageOrStart } from "#lib/platform/lists/paging";
import {
	aiderRechercheProjets,
	listerProjets,
	listerTerritoires,
} from "#lib/projets/queries";
import type { ProjetsQuery } from "#lib/projets/schema";
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

function lirePage(asked: ProjetsQuery) {
	return pageOrStart(asked, (query) =>
		listerProjets({ ...query, limite: PAR_PAGE }),
	);
}

const lirePageConnue = whileUnchanged(lirePage);

/** The list for this query. Searches are not cached: they are too many, and few are repeated. */
export async function lireListe(asked: ProjetsQuery): Promise<ListeDeProjets> {
	const [{ query, page }, choix] = await Promise.all([
		asked.q ? lirePage(asked) : lirePageConnue(asked),
		lireChoix(),
	]);
	const aide = page.total === 0 ? await aiderRechercheProjets(query) : null;
	return { query, page, aide, ...choix };
}
