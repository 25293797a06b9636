import type { Demande } from "#components/lieux/pres";
import {
	choixDeListe,
	nomDuTheme,
	titreDeListe,
} from "#components/recherche/choix";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import { FilterSelect } from "#components/ui/lists/list-page";
import { Tabs } from "#components/ui/lists/tabs";
import type { PlacesQuery } from "#lib/besoins/places/schema";
import {
	type BesoinSortie,
	type BesoinsQuery,
	FILTRES_BESOINS,
	type FiltreBesoins,
	ROLES_CHANTIER,
	STATUTS_BESOIN_PUBLICS,
	TRIS_BESOINS,
} from "#lib/besoins/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { FacettesBesoins } from "#lib/recherche/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { cheminPourDecrire } from "../recherche/rien.tsx";
import { LigneBesoin } from "./ligne.tsx";
import { COULEURS_STATUT } from "./parcours.tsx";

function valeurDe(
	filtre: FiltreBesoins,
	query: Partial<Pick<BesoinsQuery, FiltreBesoins>>,
	themes: readonly ThemeSortie[],
): string {
	if (filtre === "theme") return nomDuTheme(themes, query.theme);
	if (filtre === "statut")
		return query.statut ? t(`besoins.statut.${query.statut}`) : "";
	if (filtre === "role")
		return query.role ? t(`lecture.besoins.roles.${query.role}.nom`) : "";
	return query[filtre] ?? "";
}

export const { cheminDeListe, adresseDeListe, choixDits, filtresActifs } =
	choixDeListe<FiltreBesoins, BesoinsQuery>({
		chemin: "/besoins",
		premier: "soutiens",
		filtres: FILTRES_BESOINS,
		dits: ["statut", "theme", "role"],
		valeurDe,
	});

export const CHOIX_DES_PLACES = choixDeListe<"role" | "theme", PlacesQuery>({
	chemin: "/aider",
	premier: "",
	filtres: ["role", "theme"],
	dits: ["role", "theme"],
	valeurDe,
});

export function titreDesPlaces(
	query: PlacesQuery,
	themes: readonly ThemeSortie[],
): string {
	const choix = CHOIX_DES_PLACES.choixDits(query, themes);
	return titreDeListe(t("aider.titre"), choix, null);
}

type LaListe = Liste<BesoinsQuery, BesoinSortie, FacettesBesoins>;

function ChampsDeListe({ query, facettes, comptees }: LaListe) {
	const avec = (label: string, nombre: number) =>
		comptees ? t("lecture.filtres.avec", { label, n: nombre }) : label;
	return (
		<FilterSelect
			name="role"
			label={t("lecture.filtres.role")}
			none={t("lecture.filtres.toutes")}
			value={query.role}
			choices={ROLES_CHANTIER.map((role) => ({
				value: role,
				label: avec(
					t(`lecture.besoins.roles.${role}.nom`),
					facettes.role.find(({ valeur }) => valeur === role)?.nombre ?? 0,
				),
			}))}
		/>
	);
}

export function PageDesBesoins({
	liste,
	demande,
}: {
	demande: Demande | null;
	liste: LaListe;
}) {
	const { query, themes, facettes, comptees } = liste;
	return (
		<PageDeListe
			sorte="besoins"
			liste={liste}
			demande={demande}
			choix={choixDits(query, themes)}
			active={filtresActifs(query, themes, liste.lieu)}
			adresse={(changes) => adresseDeListe(query, changes)}
			tris={TRIS_BESOINS}
			nomDuTri={(tri) => t(`lecture.besoins.tris.${tri}`)}
			gardes={{ statut: query.statut }}
			contribuer={{
				href: cheminPourDecrire(query.q),
				label: t("contributions.decrire.titre"),
			}}
			champs={<ChampsDeListe {...liste} />}
			onglets={
				<Tabs
					label={t("lecture.filtres.statut")}
					values={STATUTS_BESOIN_PUBLICS.map((value) => ({
						value,
						label: t(`besoins.statut.${value}`),
						color: COULEURS_STATUT[value],
					}))}
					chosen={query.statut}
					counts={comptees ? facettes.statut : null}
					hrefOf={(statut) => adresseDeListe(query, { statut })}
				/>
			}
			aussi={{
				href: pageHref("/aider"),
				label: t("aider.toutes"),
			}}
			ligne={(besoin, level = 2) => (
				<LigneBesoin
					key={besoin.slug}
					besoin={besoin}
					level={level}
					mots={liste.mots}
					acte={liste.acte}
				/>
			)}
		/>
	);
}
