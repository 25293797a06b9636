import { listerArticles } from "#lib/articles/queries";
import { listerEtapesRecentes } from "#lib/besoins/chantier/queries";
import { listerBesoins } from "#lib/besoins/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Page, Resultat } from "#lib/platform/contract/result";
import { listerProjets } from "#lib/projets/queries";
import { lireChiffres } from "#lib/statistiques/queries";

const PROJETS_MAX = 4;
const BESOINS_MAX = 4;
const ETAPES_MAX = 4;
const ARTICLES_MAX = 3;

function elements<T>(page: Resultat<Page<T>>): readonly T[] {
	if (!page.ok) throw new Error("a list without a cursor is never refused");
	return page.valeur.elements;
}

/** What the home page shows of the directory. */
export const lireAccueil = whileUnchanged(async () => {
	const [chiffres, projets, besoins, etapes, articles] = await Promise.all([
		lireChiffres(),
		listerProjets({ tri: "une", limite: PROJETS_MAX }),
		listerBesoins({ tri: "soutiens", limite: BESOINS_MAX }),
		listerEtapesRecentes(ETAPES_MAX),
		listerArticles({ limite: ARTICLES_MAX }),
	]);
	return {
		chiffres,
		etapes,
		projets: elements(projets),
		besoins: elements(besoins),
		articles: elements(articles),
	};
});
