import type { ListeDeProjets } from "#components/projets/liste";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { aiderRechercheProjets } from "#lib/projets/aide/queries";
import { listerProjets, listerTerritoires } from "#lib/projets/queries";
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

async function lirePage(query: ProjetsQuery) {
	const asked = await listerProjets({ ...query, limite: PAR_PAGE });
	if (asked.ok) return { query, page: asked.valeur };
	// A cursor of another list: this one is read from its start.
	const { apres: _, ...fromStart } = query;
	const read = await listerProjets({ ...fromStart, limite: PAR_PAGE });
	if (!read.ok) throw new Error("a list without a cursor is never refused");
	return { query: fromStart, page: read.valeur };
}

const lirePageConnue = whileUnchanged(lirePage);

/** The list as it was asked for. Searches are never kept: there are too many, and few come twice. */
export async function lireListe(asked: ProjetsQuery): Promise<ListeDeProjets> {
	const [{ query, page }, choix] = await Promise.all([
		asked.q ? lirePage(asked) : lirePageConnue(asked),
		lireChoix(),
	]);
	const aide = page.total === 0 ? await aiderRechercheProjets(query) : null;
	return { query, page, aide, ...choix };
}
