import type { Completion } from "#components/ui/lists/completions";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import { nearestSpelling } from "#lib/platform/search/spelling";
import { rechercher, suggererRecherche } from "#lib/recherche/queries";
import {
	type NatureRecherche,
	RESULTATS_PAR_NATURE,
	type ResultatsRecherche,
} from "#lib/recherche/schema";
import { listerThemes } from "#lib/themes/queries";

const TITRES_MAX = 8;

const CHEMINS: Readonly<Record<NatureRecherche, string>> = {
	besoin: "/besoins/",
	projet: "/projets/",
	article: "/articles/",
};

const lireThemes = whileUnchanged(listerThemes);

function totalDe({ besoins, projets, articles }: ResultatsRecherche): number {
	return besoins.total + projets.total + articles.total;
}

/** What a spelling near the words would find, and the text that shows how it is written. */
async function trouver(q: string, langue: Langue) {
	const resultats = await rechercher(q, langue, { parNature: 1 });
	const titres = [
		...resultats.besoins.elements.map(({ element }) => element.titre),
		...resultats.projets.elements.map(({ element }) => element.nom),
		...resultats.articles.elements.map(({ element }) => element.titre),
	];
	return { total: totalDe(resultats), text: titres.join(" ") };
}

/** The results for `q`, or what to offer when there are none; before a search, the themes. */
export async function chercher(q: string | undefined, langue: Langue) {
	const resultats = q
		? await rechercher(q, langue, { parNature: RESULTATS_PAR_NATURE })
		: null;
	const total = resultats ? totalDe(resultats) : 0;
	if (total > 0) return { resultats, total, rien: null };
	const [themes, orthographe] = await Promise.all([
		lireThemes(),
		q ? nearestSpelling(q, (near) => trouver(near, langue)) : null,
	]);
	return { resultats: null, total, rien: { themes, orthographe } };
}

/** The entries whose name has the words being typed, as links in the page's language. */
export async function completer(
	q: string,
	langue: Langue,
): Promise<{ titres: Completion[] }> {
	const t = texts(langue);
	const trouvees = await suggererRecherche(q, langue, TITRES_MAX);
	return {
		titres: trouvees.map(({ nature, slug, titre }) => ({
			href: pageAddress(langue, `${CHEMINS[nature]}${slug}`),
			titre,
			nature: t(`recherche.natures.${nature}`),
		})),
	};
}
