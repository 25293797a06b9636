/** What the pages of projects and of needs read in the same way: a page of the list, its filters, and the marked words. */

import { redirect } from "next/navigation";
import type { Demande } from "#components/lieux/pres";
import { titreDeListe } from "#components/recherche/choix";
import { feedOf } from "#lib/adapters/pages/feed-links";
import type { BesoinsQuery } from "#lib/besoins/schema";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { t } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import {
	aDesLieux,
	chercherLieux,
	lieuxNommes,
	lireLieu,
} from "#lib/lieux/queries";
import { nomTraduit, PresQuery } from "#lib/lieux/schema";
import {
	whileContentsUnchanged,
	whileUnchanged,
} from "#lib/platform/cache/memoised-read";
import type { Page, Resultat } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { pageDe, pageOrStart } from "#lib/platform/lists/paging";
import { isByRelevance, unranked } from "#lib/platform/search/ranked";
import type { Classe } from "#lib/platform/search/results";
import type { Niveau } from "#lib/platform/search/searched-list";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { lenientQuery } from "#lib/platform/validation/lenient";
import type { ProjetsQuery } from "#lib/projets/schema";
import { filtresDe, lectureDe, motsAMarquer } from "#lib/recherche/queries";
import { lireNomDuTheme, lireThemes } from "#lib/themes/queries";
import type { ThemeSortie } from "#lib/themes/schema";

const PAR_PAGE = 20;

type Asked<Query> = Query & {
	readonly limite: number;
	readonly placed: boolean;
};

type Sorte<
	Query extends ProjetsQuery | BesoinsQuery,
	Element extends { readonly slug: string },
	Choix extends Pick<Query, "q">,
	Facettes,
	Aide,
> = {
	readonly lister: (query: Asked<Query>) => Promise<Resultat<Page<Element>>>;
	readonly classer: (
		query: Asked<Query>,
		q: string,
	) => Promise<Resultat<Page<Classe<Element>>>>;
	/** How many entries of a list near an area are at each level. */
	readonly niveaux: (query: Query) => Promise<readonly Niveau[]>;
	/** The words and the filters of a query. */
	readonly choixDe: (query: Query) => Choix;
	readonly facettes: (choix: Choix) => Promise<Facettes>;
	/** The texts of an entry in which the searched words are marked. */
	readonly textesDe: (element: Element) => readonly string[];
	/** What may help when nothing is found. */
	readonly aider: (query: Query) => Promise<Aide>;
	/** Those that the account votes for or supports, by slug. */
	readonly miensParmi: (
		compte_id: number,
		slugs: readonly string[],
	) => Promise<readonly string[]>;
	readonly action: ActionFormulaire;
	readonly nomDe: (t: Texts) => string;
	readonly choixDits: (
		query: Query,
		themes: readonly ThemeSortie[],
	) => readonly string[];
};

/**
 * What was typed in « Près de », and the areas that it may be, else those whose name it
 * begins; null when nothing was. What is one area leads to the list near it.
 */
export async function lireDemande(
	asked: Readonly<Record<string, string | string[] | undefined>>,
	adresse: (lieu: string) => string,
): Promise<Demande | null> {
	const { pres, territoire } = lenientQuery(PresQuery, asked);
	const texte = pres || territoire;
	if (!texte) return null;
	const nommes = await lieuxNommes(texte);
	const [lieu, ...autres] = nommes;
	if (lieu && autres.length === 0) redirect(adresse(lieu.code));
	return { texte, choix: lieu ? nommes : await chercherLieux(texte) };
}

/** The feed of a list: of its theme, and near its area. */
export async function fluxDeLaListe(
	langue: Langue,
	nature: "projets" | "besoins",
	query: Pick<ProjetsQuery, "theme" | "lieu">,
) {
	const [theme, lieu] = await Promise.all([
		lireNomDuTheme(query.theme, langue),
		lireLieu(query.lieu),
	]);
	return feedOf(langue, nature, query, {
		theme,
		lieu: lieu ? nomTraduit(lieu, langue).texte : undefined,
	});
}

export function searchedList<
	Query extends ProjetsQuery | BesoinsQuery,
	Element extends { readonly slug: string },
	Choix extends Pick<Query, "q">,
	Facettes,
	Aide,
>(sorte: Sorte<Query, Element, Choix, Facettes, Aide>) {
	const lireFacettes = whileContentsUnchanged(sorte.facettes);

	const lirePage = (asked: Query) =>
		pageOrStart(asked, async (query) => {
			const { q } = query;
			const page = { ...query, limite: PAR_PAGE, placed: true };
			if (q && isByRelevance(query)) return sorte.classer(page, q);
			return pageDe(await sorte.lister(page), unranked);
		});
	const lirePageConnue = whileUnchanged(lirePage);

	async function lireActe(
		visiteur: Visiteur | null,
		elements: readonly { readonly slug: string }[],
	) {
		const slugs = elements.map(({ slug }) => slug);
		const miens = visiteur
			? await sorte.miensParmi(visiteur.compte_id, slugs)
			: [];
		return { action: sorte.action, connecte: visiteur !== null, miens };
	}

	/** A page of the list. Searches are not cached: they are too many, and few are repeated. */
	async function lireListe(asked: Query, visiteur: Visiteur | null) {
		const compter = () => filtresDe(sorte.choixDe(asked), lireFacettes);
		const [{ query, page }, themes, connus, lieu, placee] = await Promise.all([
			asked.q ? lirePage(asked) : lirePageConnue(asked),
			lireThemes(),
			asked.q ? null : compter(),
			lireLieu(asked.lieu),
			aDesLieux(),
		]);
		const [comptes, mots, lecture, niveaux] = await Promise.all([
			// Once the search is read: what is counted is the order that it left.
			connus ?? compter(),
			motsAMarquer(
				query.q,
				page.elements.flatMap(({ element }) => sorte.textesDe(element)),
			),
			lectureDe(query.q),
			query.lieu && !query.q ? sorte.niveaux(query) : [],
		]);
		const aide = page.total === 0 ? await sorte.aider(query) : null;
		const elements = page.elements.map(({ element }) => element);
		const acte = await lireActe(visiteur, elements);
		const lue = { query, page, mots, lecture, aide, themes, acte };
		return { ...lue, lieu, niveaux, placee, ...comptes };
	}

	/** The title of the list's page: the words of a search, else its filters and how many entries they leave. */
	async function titreDe(asked: Query): Promise<string> {
		if (asked.q)
			return t("lecture.titre_recherche", {
				q: asked.q,
				liste: sorte.nomDe(t),
			});
		const choix = sorte.choixDits(asked, await lireThemes());
		const lieu = await lireLieu(asked.lieu);
		const titre = titreDeListe(sorte.nomDe(t), choix, lieu);
		if (choix.length === 0 && lieu === null) return titre;
		const { page } = await lirePageConnue(asked);
		return t("lecture.filtres.avec", { label: titre, n: page.total });
	}

	return { lireActe, lireListe, titreDe };
}
