import { after } from "next/server";
import type { Completion } from "#components/ui/lists/search-form";
import { readerNetwork } from "#lib/adapters/pages/search-limit";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { log } from "#lib/platform/runtime/log";
import { noterRechercheManquee } from "#lib/recherche/commands";
import { rechercher, suggererRecherche } from "#lib/recherche/queries";
import {
	type NatureRecherche,
	RESULTATS_PAR_NATURE,
	type ResultatsRecherche,
} from "#lib/recherche/schema";
import { lireThemes } from "#lib/themes/queries";

const TITRES_MAX = 8;

const CHEMINS: Readonly<Record<NatureRecherche, string>> = {
	besoin: "/besoins/",
	projet: "/projets/",
	article: "/articles/",
};

function totalDe({ besoins, projets, articles }: ResultatsRecherche): number {
	return besoins.total + projets.total + articles.total;
}

/** Counts a search that found nothing once the page has left: nobody waits for it, and the log of a failure has no words. */
async function noterManquee(q: string, langue: Langue): Promise<void> {
	const reseau = await readerNetwork();
	after(() =>
		noterRechercheManquee({ q, langue, reseau }).catch((error: unknown) =>
			log().warn(
				{ cause: error instanceof Error ? error.name : "unknown" },
				"a search without result was not counted",
			),
		),
	);
}

/** The results for `q`, or what to offer when there are none; before a search, the themes. */
export async function chercher(q: string | undefined, langue: Langue) {
	const resultats = q
		? await rechercher(q, { parNature: RESULTATS_PAR_NATURE })
		: null;
	const total = resultats ? totalDe(resultats) : 0;
	const fiches = {
		projets: resultats?.projets.elements.map(({ element }) => element) ?? [],
		besoins: resultats?.besoins.elements.map(({ element }) => element) ?? [],
	};
	if (total > 0) return { resultats, total, fiches, rien: null };
	if (q) await noterManquee(q, langue);
	return {
		resultats: null,
		total,
		fiches,
		rien: { themes: await lireThemes() },
	};
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
