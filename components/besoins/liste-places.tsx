import { SAbonner } from "#components/flux/s-abonner";
import { nomDuTheme } from "#components/recherche/choix";
import { ChoixDuTheme } from "#components/themes/liens";
import type { ActiveFilter } from "#components/ui/lists/active-filters";
import { EmptyList } from "#components/ui/lists/empty-list";
import { ListPage } from "#components/ui/lists/list-page";
import { Pages } from "#components/ui/lists/pages";
import { Tabs } from "#components/ui/lists/tabs";
import type {
	FacettesPlaces,
	PlaceSortie,
	PlacesQuery,
	RoleCherche,
} from "#lib/besoins/places/schema";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { Page } from "#lib/platform/contract/result";
import { listPath } from "#lib/platform/lists/list-address";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ThemeSortie } from "#lib/themes/schema";
import { LignePlace, LignesDeRoles } from "./places.tsx";

/** The filters that a reader may choose. */
type Choisis = Partial<Record<"role" | "theme" | "apres", string>>;

/** The content of the list of open places. */
export type ListeDePlaces = {
	readonly query: PlacesQuery;
	readonly page: Page<PlaceSortie>;
	readonly themes: readonly ThemeSortie[];
	readonly facettes: FacettesPlaces;
	/** The roles for which no place is open. */
	readonly roles: readonly RoleCherche[];
};

/** Path of the list with some choices changed; from its first page, unless a position is given. */
export function cheminDesPlaces(
	{ role, theme }: PlacesQuery,
	changes: Choisis = {},
): string {
	return listPath("/aider", { role, theme, ...changes });
}

/** The filters in use, each with the address of the list without it. */
function filtresDesPlaces(
	query: PlacesQuery,
	themes: readonly ThemeSortie[],
): ActiveFilter[] {
	const t = pageTexts();
	const dits = {
		role: query.role ? t(`lecture.besoins.roles.${query.role}.nom`) : "",
		theme: nomDuTheme(themes, query.theme),
	};
	return (["role", "theme"] as const)
		.filter((nom) => dits[nom] !== "")
		.map((nom) => {
			const label = t("lecture.filtre", {
				nom: t(`lecture.filtres.${nom}`),
				valeur: dits[nom],
			});
			return {
				name: nom,
				label,
				remove: t("lecture.retirer", { filtre: label }),
				href: pageHref(cheminDesPlaces(query, { [nom]: undefined })),
			};
		});
}

/** The title of the list, with what is chosen. */
export function titreDesPlaces(
	liste: Pick<ListeDePlaces, "query" | "themes">,
): string {
	const { query, themes } = liste;
	const t = pageTexts();
	const choix = [
		...(query.role ? [t(`lecture.besoins.roles.${query.role}.nom`)] : []),
		...(query.theme ? [nomDuTheme(themes, query.theme)] : []),
	];
	return choix.length === 0
		? t("aider.titre")
		: t("lecture.filtre", {
				nom: t("aider.titre"),
				valeur: choix.join(", "),
			});
}

/** The open places, by role and theme. */
export function PageDesPlaces(props: {
	liste: ListeDePlaces;
	aider: ActionFormulaire;
}) {
	const { liste } = props;
	const { query, page, themes, facettes, roles } = liste;
	const total = page.total + roles.length;
	const t = pageTexts();
	const adresse = (changes: Choisis) =>
		pageHref(cheminDesPlaces(query, changes));
	const active = filtresDesPlaces(query, themes);
	return (
		<ListPage
			title={titreDesPlaces(liste)}
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
					titre={t("lecture.themes")}
					themes={themes}
					nombres={facettes.theme}
					choisi={query.theme}
					adresse={(theme) => adresse({ theme })}
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
					hrefOf={(role) => adresse({ role })}
				/>
			}
			active={active}
			sort={null}
			total={t("aider.total", { n: total })}
			pages={<Pages page={page} at={(apres) => adresse({ apres })} />}
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
				<EmptyList
					title={t("lecture.rien")}
					help={null}
					active={active}
					all={pageHref("/aider")}
				/>
			) : (
				<ul>
					{page.elements.map((place) => (
						<LignePlace key={place.id} place={place} />
					))}
					{page.suivant === null ? (
						<LignesDeRoles roles={roles} aider={props.aider} avecBesoin />
					) : null}
				</ul>
			)}
		</ListPage>
	);
}
