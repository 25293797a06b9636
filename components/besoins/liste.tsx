import { SAbonner } from "#components/flux/s-abonner";
import type { ActeDeListe } from "#components/participation/boutons";
import { Lignes } from "#components/recherche/lignes";
import { ChoixDuTheme } from "#components/themes/liens";
import { EmptyList } from "#components/ui/lists/empty-list";
import { ListPage } from "#components/ui/lists/list-page";
import { Pages } from "#components/ui/lists/pages";
import {
	type AideBesoins,
	type BesoinSortie,
	type BesoinsQuery,
	TRIS_BESOINS,
} from "#lib/besoins/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Page } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";
import { ordresDuSite, PAR_PERTINENCE, triMontre } from "#lib/recherche/rules";
import type { FacettesBesoins, Lecture } from "#lib/recherche/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDeListe } from "./champs.tsx";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneBesoin } from "./ligne.tsx";
import { OngletsDesEtats } from "./onglets.tsx";

/** The content of the list of needs. */
export type ListeDeBesoins = {
	readonly query: BesoinsQuery;
	readonly page: Page<Classe<BesoinSortie>>;
	/** The words of the search, marked in the rows. */
	readonly mots: Marks | null;
	readonly lecture: Lecture;
	readonly themes: readonly ThemeSortie[];
	readonly facettes: FacettesBesoins;
	/** Whether they count the entries of this list: those of some searches can't be. */
	readonly comptees: boolean;
	/** Suggestions, when the list is empty. */
	readonly aide: AideBesoins | null;
	readonly acte: ActeDeListe;
};

/** The title of the list, with what is chosen. */
export function titreDeListe(
	langue: Langue,
	{ query, themes }: Pick<ListeDeBesoins, "query" | "themes">,
): string {
	const nom = texts(langue)("lecture.besoins.titre");
	const choix = choixDits(langue, query, themes);
	return choix.length === 0
		? nom
		: texts(langue)("lecture.filtre", { nom, valeur: choix.join(", ") });
}

function ordres(langue: Langue, query: BesoinsQuery) {
	const t = texts(langue);
	return {
		current: triMontre(query, "soutiens"),
		links: ordresDuSite(TRIS_BESOINS, query.q).map((tri) => ({
			value: tri,
			label:
				tri === PAR_PERTINENCE
					? t("recherche.pertinence")
					: t(`lecture.besoins.tris.${tri}`),
			href: adresseDeListe(langue, query, { tri }),
		})),
	};
}

/** The list of needs, with search, filters and orders. */
export function PageDesBesoins({
	langue,
	liste,
}: {
	langue: Langue;
	liste: ListeDeBesoins;
}) {
	const { query, page, themes, facettes, comptees } = liste;
	const t = texts(langue);
	const address = pageAddress(langue, "/besoins");
	const active = filtresActifs(langue, query, themes);
	return (
		<ListPage
			langue={langue}
			title={titreDeListe(langue, liste)}
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
			kept={{
				theme: query.theme,
				statut: query.statut,
				tri: query.tri === "soutiens" && !query.q ? "" : (query.tri ?? ""),
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
			tabs={
				<OngletsDesEtats
					langue={langue}
					query={query}
					nombres={comptees ? facettes.statut : null}
				/>
			}
			active={active}
			sort={ordres(langue, query)}
			total={t("lecture.besoins.total", { n: page.total })}
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
					adresse={adresseDuFlux(langue, "besoins", query.theme)}
				/>
			}
			also={
				query.q
					? {
							href: pageAddress(langue, listPath("/recherche", { q: query.q })),
							label: t("recherche.aussi", { q: query.q }),
						}
					: { href: pageAddress(langue, "/aider"), label: t("aider.toutes") }
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
					ligne={(besoin) => (
						<LigneBesoin
							key={besoin.slug}
							langue={langue}
							besoin={besoin}
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
