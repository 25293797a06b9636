import { choixDits } from "#components/besoins/filtres";
import { type ListeDeBesoins, titreDeListe } from "#components/besoins/liste";
import {
	aiderRechercheBesoins,
	classerBesoins,
	listerBesoins,
} from "#lib/besoins/queries";
import type { BesoinsQuery } from "#lib/besoins/schema";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { texts } from "#lib/i18n/texts";
import { soutiensParmi } from "#lib/participation/queries";
import {
	whileContentsUnchanged,
	whileUnchanged,
} from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { pageDe, pageOrStart } from "#lib/platform/lists/paging";
import { unranked } from "#lib/platform/search/ranked";
import {
	compterFacettesBesoins,
	compterFacettesBesoinsTrouves,
	filtresDe,
	motsAMarquer,
} from "#lib/recherche/queries";
import { listerThemes } from "#lib/themes/queries";
import { soutenir } from "./[slug]/actions.ts";

const PAR_PAGE = 20;

const lireThemes = whileContentsUnchanged(listerThemes);

const lireFacettes = whileContentsUnchanged(compterFacettesBesoins);

const lireFacettesTrouvees = whileContentsUnchanged(
	compterFacettesBesoinsTrouves,
);

function choixDe({ theme, statut, role, territoire }: BesoinsQuery) {
	return { theme, statut, role, territoire };
}

/** A page of the list; of a search by relevance, with how each entry answers. */
function lirePage(asked: BesoinsQuery, langue?: Langue) {
	return pageOrStart(asked, async (query) => {
		const { q, pertinence } = query;
		const page = { ...query, limite: PAR_PAGE, placed: true };
		if (pertinence && q) return classerBesoins({ ...page, q }, langue);
		return pageDe(await listerBesoins(page), unranked);
	});
}

const lirePageConnue = whileUnchanged(lirePage);

/** How the rows of these needs support: with the reader's own marked. */
export async function lireActe(
	visiteur: Visiteur | null,
	besoins: readonly { readonly slug: string }[],
) {
	const miens = visiteur
		? await soutiensParmi(
				visiteur.compte_id,
				besoins.map(({ slug }) => slug),
			)
		: [];
	return { action: soutenir, connecte: visiteur !== null, miens };
}

/** The part of the list that is the same for every reader. Searches are not cached: they are too many, and few are repeated. */
export async function lireListePublique(
	asked: BesoinsQuery,
	langue: Langue,
): Promise<Omit<ListeDeBesoins, "acte">> {
	const [{ query, page }, themes, facettes] = await Promise.all([
		asked.q ? lirePage(asked, langue) : lirePageConnue(asked),
		lireThemes(),
		asked.q ? null : lireFacettes(choixDe(asked)),
	]);
	const [comptes, mots] = await Promise.all([
		// Once the search is read: what is counted is the order that it left.
		facettes
			? { facettes, comptees: true }
			: filtresDe(
					query,
					{ choix: choixDe(query), langue, total: page.total },
					{ trouvees: lireFacettesTrouvees, toutes: lireFacettes },
				),
		motsAMarquer(
			query.q,
			langue,
			page.elements.flatMap(({ element: { titre, description } }) => [
				titre,
				description,
			]),
		),
	]);
	const aide = page.total === 0 ? await aiderRechercheBesoins(query) : null;
	return { query, page, mots, aide, themes, ...comptes };
}

/** The list for this query, as this reader sees it. */
export async function lireListe(
	asked: BesoinsQuery,
	langue: Langue,
	visiteur: Visiteur | null,
): Promise<ListeDeBesoins> {
	const liste = await lireListePublique(asked, langue);
	const acte = await lireActe(
		visiteur,
		liste.page.elements.map(({ element }) => element),
	);
	return { ...liste, acte };
}

/** The title of the list's page: the words of a search, else its filters and how many entries they leave. */
export async function titreDe(
	asked: BesoinsQuery,
	langue: Langue,
): Promise<string> {
	const t = texts(langue);
	if (asked.q)
		return t("lecture.titre_recherche", {
			q: asked.q,
			liste: t("lecture.besoins.titre"),
		});
	const themes = await lireThemes();
	const titre = titreDeListe(langue, { query: asked, themes });
	if (choixDits(langue, asked, themes).length === 0) return titre;
	const { page } = await lirePageConnue(asked);
	return t("lecture.filtres.avec", { label: titre, n: page.total });
}
