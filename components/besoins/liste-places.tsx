import { SAbonner } from "#components/flux/choix";
import { ChoixDuTheme } from "#components/themes/liens";
import { EmptyList } from "#components/ui/lists/empty-list";
import { ListPage } from "#components/ui/lists/list-page";
import { Pages } from "#components/ui/lists/pages";
import { Tabs } from "#components/ui/lists/tabs";
import type {
	FacettesPlaces,
	PlaceSortie,
	PlacesQuery,
	RolesCherches,
} from "#lib/besoins/places/schema";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { Page } from "#lib/platform/contract/result";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ThemeSortie } from "#lib/themes/schema";
import { CHOIX_DES_PLACES, titreDesPlaces } from "./liste.tsx";
import { LignePlace, LignesDeRoles } from "./places.tsx";

export type ListeDePlaces = {
	readonly query: PlacesQuery;
	readonly page: Page<PlaceSortie>;
	readonly themes: readonly ThemeSortie[];
	readonly facettes: FacettesPlaces;
	/** The roles for which no place is open. */
	readonly cherches: RolesCherches;
};

export function PageDesPlaces(props: {
	liste: ListeDePlaces;
	aider: ActionFormulaire;
}) {
	const { liste } = props;
	const { query, page, themes, facettes, cherches } = liste;
	const { roles } = cherches;
	const total = page.total + cherches.total;
	const { adresseDeListe, filtresActifs } = CHOIX_DES_PLACES;
	const active = filtresActifs(query, themes, null);
	return (
		<ListPage
			title={titreDesPlaces(query, themes)}
			lead={t("aider.chapeau")}
			contribute={{
				href: pageHref("/besoins"),
				label: t("contributions.suite.besoins"),
			}}
			address={pageHref("/aider")}
			search={null}
			kept={{}}
			themes={
				<ChoixDuTheme
					themes={themes}
					nombres={facettes.theme}
					choisi={query.theme}
					adresse={(theme) => adresseDeListe(query, { theme })}
				/>
			}
			fields={null}
			tabs={
				<Tabs
					label={t("lecture.filtres.role")}
					values={ROLES_CHANTIER.map((value) => ({
						value,
						label: t(`lecture.besoins.roles.${value}.nom`),
					}))}
					chosen={query.role || undefined}
					counts={facettes.role}
					hrefOf={(role) => adresseDeListe(query, { role })}
				/>
			}
			active={active}
			sort={null}
			total={t("aider.total", { n: total })}
			pages={
				<Pages page={page} at={(apres) => adresseDeListe(query, { apres })} />
			}
			follow={
				<SAbonner
					adresse={adresseDuFlux(pageLangue(), "places", query.theme)}
				/>
			}
			also={null}
		>
			{total === 0 && active.length === 0 ? (
				<p className="max-w-measure py-6">{t("aider.aucune")}</p>
			) : total === 0 ? (
				<EmptyList help={null} active={active} all={pageHref("/aider")} />
			) : (
				<>
					<ul>
						{page.elements.map((place) => (
							<LignePlace key={place.id} place={place} />
						))}
						{page.suivant === null ? (
							<LignesDeRoles roles={roles} aider={props.aider} avecBesoin />
						) : null}
					</ul>
					{page.suivant === null && cherches.total > roles.length ? (
						<p className="mt-4 max-w-measure">
							{t("aider.autres", { n: cherches.total - roles.length })}
						</p>
					) : null}
				</>
			)}
		</ListPage>
	);
}
