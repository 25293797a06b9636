import { SAbonner } from "#components/flux/s-abonner";
import type { ActeDeListe } from "#components/participation/boutons";
import { Lignes } from "#components/recherche/lignes";
import { ChoixDuTheme } from "#components/themes/liens";
import { EmptyList } from "#components/ui/lists/empty-list";
import { ListPage } from "#components/ui/lists/list-page";
import { Pages } from "#components/ui/lists/pages";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Page } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";
import {
	type AideProjets,
	type ProjetResume,
	type ProjetsQuery,
	TRIS_PROJETS,
} from "#lib/projets/schema";
import { ordresDuSite, PAR_PERTINENCE, triMontre } from "#lib/recherche/rules";
import type { FacettesProjets, Lecture } from "#lib/recherche/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDeListe } from "./champs.tsx";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneProjet } from "./ligne.tsx";

/** The content of the list of projects. */
export type ListeDeProjets = {
	readonly query: ProjetsQuery;
	readonly page: Page<Classe<ProjetResume>>;
	/** The words of the search, marked in the rows. */
	readonly mots: Marks | null;
	readonly lecture: Lecture;
	readonly themes: readonly ThemeSortie[];
	readonly facettes: FacettesProjets;
	/** Whether they count the entries of this list: those of some searches can't be. */
	readonly comptees: boolean;
	/** Suggestions, when the list is empty. */
	readonly aide: AideProjets | null;
	readonly acte: ActeDeListe;
};

/** The title of the list, with what is chosen. */
export function titreDeListe(
	langue: Langue,
	{ query, themes }: Pick<ListeDeProjets, "query" | "themes">,
): string {
	const nom = texts(langue)("lecture.projets.titre");
	const choix = choixDits(langue, query, themes);
	return choix.length === 0
		? nom
		: texts(langue)("lecture.filtre", { nom, valeur: choix.join(", ") });
}

function ordres(langue: Langue, query: ProjetsQuery) {
	const t = texts(langue);
	return {
		current: triMontre(query, "une"),
		links: ordresDuSite(TRIS_PROJETS, query.q).map((tri) => ({
			value: tri,
			label:
				tri === PAR_PERTINENCE
					? t("recherche.pertinence")
					: t(`lecture.projets.tris.${tri}`),
			href: adresseDeListe(langue, query, { tri }),
		})),
	};
}

/** The list of projects, with search, filters and orders. */
export function PageDesProjets({
	langue,
	liste,
}: {
	langue: Langue;
	liste: ListeDeProjets;
}) {
	const { query, page, themes, facettes, comptees } = liste;
	const t = texts(langue);
	const address = pageAddress(langue, "/projets");
	const active = filtresActifs(langue, query, themes);
	return (
		<ListPage
			langue={langue}
			title={titreDeListe(langue, liste)}
			lead={t("lecture.projets.chapeau")}
			contribute={{
				href: pageAddress(langue, "/proposer"),
				label: t("contributions.proposer.titre"),
			}}
			address={address}
			search={{
				label: t("lecture.projets.chercher"),
				placeholder: t("lecture.projets.exemple"),
				value: query.q,
			}}
			kept={{
				theme: query.theme,
				mis_en_avant: query.mis_en_avant,
				tri: query.tri === "une" && !query.q ? "" : (query.tri ?? ""),
			}}
			themes={
				<ChoixDuTheme
					langue={langue}
					titre={t("lecture.themes")}
					themes={themes}
					nombres={comptees ? facettes.theme : null}
					choisi={query.theme}
					adresse={(theme) => adresseDeListe(langue, query, { theme })}
				/>
			}
			fields={<ChampsDeListe {...{ langue, query, facettes, comptees }} />}
			active={active}
			sort={ordres(langue, query)}
			total={t("lecture.projets.total", { n: page.total })}
			pages={
				<Pages
					langue={langue}
					page={page}
					at={(apres) => adresseDeListe(langue, query, { apres })}
				/>
			}
			follow={
				<SAbonner
					langue={langue}
					adresse={adresseDuFlux(langue, "projets", query.theme)}
				/>
			}
			also={
				query.q
					? {
							href: pageAddress(langue, listPath("/recherche", { q: query.q })),
							label: t("recherche.aussi", { q: query.q }),
						}
					: null
			}
		>
			{page.total === 0 ? (
				<EmptyList
					langue={langue}
					title={t("lecture.rien")}
					help={liste.aide}
					active={active}
					all={address}
				/>
			) : (
				<Lignes
					langue={langue}
					elements={page.elements}
					lecture={liste.lecture}
					ligne={(projet) => (
						<LigneProjet
							key={projet.slug}
							langue={langue}
							projet={projet}
							level={2}
							mots={liste.mots}
							acte={liste.acte}
						/>
					)}
				/>
			)}
		</ListPage>
	);
}
