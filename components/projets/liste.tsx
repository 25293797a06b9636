import { Lignes } from "#components/recherche/lignes";
import { EmptyList } from "#components/ui/lists/empty-list";
import { ListPage } from "#components/ui/lists/list-page";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Page } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";
import {
	type AideProjets,
	type ProjetResume,
	type ProjetsQuery,
	TRIS_PROJETS,
} from "#lib/projets/schema";
import { ordresDuSite, PAR_PERTINENCE } from "#lib/recherche/rules";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDeListe } from "./champs.tsx";
import { adresseDeListe, filtresActifs } from "./filtres.tsx";
import { LigneProjet } from "./ligne.tsx";

/** The content of the list of projects. */
export type ListeDeProjets = {
	readonly query: ProjetsQuery;
	readonly page: Page<Classe<ProjetResume>>;
	/** The words of the search, marked in the rows. */
	readonly mots: Marks | null;
	readonly themes: readonly ThemeSortie[];
	readonly territoires: readonly string[];
	/** Suggestions, when the list is empty. */
	readonly aide: AideProjets | null;
};

/** The list of projects, with search, filters and orders. */
export function PageDesProjets({
	langue,
	liste,
}: {
	langue: Langue;
	liste: ListeDeProjets;
}) {
	const { query, page } = liste;
	const t = texts(langue);
	const address = pageAddress(langue, "/projets");
	const active = filtresActifs(langue, query, liste.themes);
	return (
		<ListPage
			langue={langue}
			title={t("lecture.projets.titre")}
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
			fields={<ChampsDeListe langue={langue} liste={liste} />}
			active={active}
			sort={{
				current: query.pertinence ? PAR_PERTINENCE : query.tri,
				links: ordresDuSite(TRIS_PROJETS, query.q).map((tri) => ({
					value: tri,
					label:
						tri === PAR_PERTINENCE
							? t("recherche.pertinence")
							: t(`lecture.projets.tris.${tri}`),
					href: adresseDeListe(langue, query, { tri }),
				})),
			}}
			total={t("lecture.projets.total", { n: page.total })}
			isContinued={query.apres !== undefined}
			more={
				page.suivant === null
					? null
					: adresseDeListe(langue, query, { apres: page.suivant })
			}
			also={
				query.q
					? {
							href: pageAddress(
								langue,
								`/recherche?q=${encodeURIComponent(query.q)}`,
							),
							label: t("recherche.aussi", { q: query.q }),
						}
					: null
			}
		>
			{page.total === 0 ? (
				<EmptyList
					langue={langue}
					title={t("lecture.projets.total", { n: 0 })}
					help={liste.aide}
					active={active}
					spelledAs={(q) => adresseDeListe(langue, query, { q })}
					all={address}
				/>
			) : (
				<Lignes
					langue={langue}
					elements={page.elements}
					ligne={(projet) => (
						<LigneProjet
							key={projet.slug}
							langue={langue}
							projet={projet}
							level={2}
							mots={liste.mots}
						/>
					)}
				/>
			)}
		</ListPage>
	);
}
