import { Lignes } from "#components/recherche/lignes";
import { EmptyList } from "#components/ui/lists/empty-list";
import { ListPage } from "#components/ui/lists/list-page";
import {
	type AideBesoins,
	type BesoinSortie,
	type BesoinsQuery,
	TRIS_BESOINS,
} from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Page } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";
import { ordresDuSite, PAR_PERTINENCE } from "#lib/recherche/rules";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDeListe } from "./champs.tsx";
import { adresseDeListe, filtresActifs } from "./filtres.tsx";
import { LigneBesoin } from "./ligne.tsx";

/** The content of the list of needs. */
export type ListeDeBesoins = {
	readonly query: BesoinsQuery;
	readonly page: Page<Classe<BesoinSortie>>;
	/** The words of the search, marked in the rows. */
	readonly mots: Marks | null;
	readonly themes: readonly ThemeSortie[];
	/** Suggestions, when the list is empty. */
	readonly aide: AideBesoins | null;
};

/** The list of needs, with search, filters and orders. */
export function PageDesBesoins({
	langue,
	liste,
}: {
	langue: Langue;
	liste: ListeDeBesoins;
}) {
	const { query, page } = liste;
	const t = texts(langue);
	const address = pageAddress(langue, "/besoins");
	const active = filtresActifs(langue, query, liste.themes);
	return (
		<ListPage
			langue={langue}
			title={t("lecture.besoins.titre")}
			lead={t("lecture.besoins.chapeau")}
			contribute={{
				href: pageAddress(langue, "/decrire"),
				label: t("contributions.decrire.titre"),
			}}
			address={address}
			search={{
				label: t("lecture.besoins.chercher"),
				placeholder: t("lecture.besoins.exemple"),
				value: query.q,
			}}
			fields={<ChampsDeListe langue={langue} liste={liste} />}
			active={active}
			sort={{
				current: query.pertinence ? PAR_PERTINENCE : query.tri,
				links: ordresDuSite(TRIS_BESOINS, query.q).map((tri) => ({
					value: tri,
					label:
						tri === PAR_PERTINENCE
							? t("recherche.pertinence")
							: t(`lecture.besoins.tris.${tri}`),
					href: adresseDeListe(langue, query, { tri }),
				})),
			}}
			total={t("lecture.besoins.total", { n: page.total })}
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
					title={t("lecture.besoins.total", { n: 0 })}
					help={liste.aide}
					active={active}
					spelledAs={(q) => adresseDeListe(langue, query, { q })}
					all={address}
				/>
			) : (
				<Lignes
					langue={langue}
					elements={page.elements}
					ligne={(besoin) => (
						<LigneBesoin
							key={besoin.slug}
							langue={langue}
							besoin={besoin}
							level={2}
							mots={liste.mots}
						/>
					)}
				/>
			)}
		</ListPage>
	);
}
