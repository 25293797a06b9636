import { titreDesPlaces } from "#components/besoins/liste";
import type { ListeDePlaces } from "#components/besoins/liste-places";
import {
	compterFacettesPlaces,
	listerPlaces,
	listerRolesSansPlace,
} from "#lib/besoins/places/queries";
import type { PlacesQuery } from "#lib/besoins/places/schema";
import { t } from "#lib/i18n/page-texts";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { pageOrStart } from "#lib/platform/lists/paging";
import { lireThemes } from "#lib/themes/queries";

const PAR_PAGE = 20;
/** Roles without a place that the last page shows. */
const ROLES_MAX = 100;

const lireFacettes = whileUnchanged(compterFacettesPlaces);

const lireRoles = whileUnchanged(listerRolesSansPlace);

const lirePage = whileUnchanged((asked: PlacesQuery) =>
	pageOrStart(asked, (query) =>
		listerPlaces({ ...query, limite: PAR_PAGE, placed: true }),
	),
);

export async function lirePlaces(asked: PlacesQuery): Promise<ListeDePlaces> {
	const { role, theme } = asked;
	const [{ query, page }, themes, facettes, cherches] = await Promise.all([
		lirePage(asked),
		lireThemes(),
		lireFacettes({ role, theme }),
		lireRoles({ role, theme, limite: ROLES_MAX }),
	]);
	return { query, page, themes, facettes, cherches };
}

/** The title of the list's page: its filters, and how many places they leave. */
export async function titreDe(asked: PlacesQuery): Promise<string> {
	const { query, page, themes, cherches } = await lirePlaces(asked);
	const titre = titreDesPlaces(query, themes);
	return query.role || query.theme
		? t("lecture.filtres.avec", {
				label: titre,
				n: page.total + cherches.total,
			})
		: titre;
}
