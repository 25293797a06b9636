import type { ListeDeBesoins } from "#components/besoins/liste";
import { aiderRechercheBesoins } from "#lib/besoins/aide/queries";
import { listerBesoins } from "#lib/besoins/queries";
import type { BesoinsQuery } from "#lib/besoins/schema";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { listerThemes } from "#lib/themes/queries";

const PAR_PAGE = 20;

const lireThemes = whileUnchanged(listerThemes);

async function lirePage(query: BesoinsQuery) {
	const asked = await listerBesoins({ ...query, limite: PAR_PAGE });
	if (asked.ok) return { query, page: asked.valeur };
	// A cursor of another list: this one is read from its start.
	const { apres: _, ...fromStart } = query;
	const read = await listerBesoins({ ...fromStart, limite: PAR_PAGE });
	if (!read.ok) throw new Error("a list without a cursor is never refused");
	return { query: fromStart, page: read.valeur };
}

const lirePageConnue = whileUnchanged(lirePage);

/** The list as it was asked for. Searches are never kept: there are too many, and few come twice. */
export async function lireListe(asked: BesoinsQuery): Promise<ListeDeBesoins> {
	const [{ query, page }, themes] = await Promise.all([
		asked.q ? lirePage(asked) : lirePageConnue(asked),
		lireThemes(),
	]);
	const aide = page.total === 0 ? await aiderRechercheBesoins(query) : null;
	return { query, page, aide, themes };
}
