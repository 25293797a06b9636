import { choixDits } from "#components/projets/filtres";
import { type ListeDeProjets, titreDeListe } from "#components/projets/liste";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { texts } from "#lib/i18n/texts";
import { votesParmi } from "#lib/participation/queries";
import {
	whileContentsUnchanged,
	whileUnchanged,
} from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { pageDe, pageOrStart } from "#lib/platform/lists/paging";
import { unranked } from "#lib/platform/search/ranked";
import {
	aiderRechercheProjets,
	classerProjets,
	listerProjets,
} from "#lib/projets/queries";
import type { ProjetsQuery } from "#lib/projets/schema";
import {
	compterFacettesProjets,
	compterFacettesProjetsTrouves,
	filtresDe,
	motsAMarquer,
} from "#lib/recherche/queries";
import { listerThemes } from "#lib/themes/queries";
import { voter } from "./[slug]/actions.ts";

const PAR_PAGE = 20;

const lireThemes = whileContentsUnchanged(listerThemes);

const lireFacettes = whileContentsUnchanged(compterFacettesProjets);

const lireFacettesTrouvees = whileContentsUnchanged(
	compterFacettesProjetsTrouves,
);

function choixDe(query: ProjetsQuery) {
	const { theme, label_ia, territoire, mis_en_avant } = query;
	const { licence_code, stade, depot } = query;
	return {
		...{ theme, label_ia, territoire, mis_en_avant },
		...{ licence_code, stade, depot },
	};
}

/** A page of the list; of a search by relevance, with how each entry answers. */
function lirePage(asked: ProjetsQuery, langue?: Langue) {
	return pageOrStart(asked, async (query) => {
		const { q, pertinence } = query;
		const page = { ...query, limite: PAR_PAGE, placed: true };
		if (pertinence && q) return classerProjets({ ...page, q }, langue);
		return pageDe(await listerProjets(page), unranked);
	});
}

const lirePageConnue = whileUnchanged(lirePage);

/** How the rows of these projects vote: with the reader's own marked. */
export async function lireActe(
	visiteur: Visiteur | null,
	projets: readonly { readonly slug: string }[],
) {
	const miens = visiteur
		? await votesParmi(
				visiteur.compte_id,
				projets.map(({ slug }) => slug),
			)
		: [];
	return { action: voter, connecte: visiteur !== null, miens };
}

/** The part of the list that is the same for every reader. Searches are not cached: they are too many, and few are repeated. */
export async function lireListePublique(
	asked: ProjetsQuery,
	langue: Langue,
): Promise<Omit<ListeDeProjets, "acte">> {
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
			page.elements.flatMap(({ element: { nom, accroche } }) => [
				nom,
				accroche,
			]),
		),
	]);
	const aide = page.total === 0 ? await aiderRechercheProjets(query) : null;
	return { query, page, mots, aide, themes, ...comptes };
}

/** The list for this query, as this reader sees it. */
export async function lireListe(
	asked: ProjetsQuery,
	langue: Langue,
	visiteur: Visiteur | null,
): Promise<ListeDeProjets> {
	const liste = await lireListePublique(asked, langue);
	const acte = await lireActe(
		visiteur,
		liste.page.elements.map(({ element }) => element),
	);
	return { ...liste, acte };
}

/** The title of the list's page: the words of a search, else its filters and how many entries they leave. */
export async function titreDe(
	asked: ProjetsQuery,
	langue: Langue,
): Promise<string> {
	const t = texts(langue);
	if (asked.q)
		return t("lecture.titre_recherche", {
			q: asked.q,
			liste: t("lecture.projets.titre"),
		});
	const themes = await lireThemes();
	const titre = titreDeListe(langue, { query: asked, themes });
	if (choixDits(langue, asked, themes).length === 0) return titre;
	const { page } = await lirePageConnue(asked);
	return t("lecture.filtres.avec", { label: titre, n: page.total });
}
