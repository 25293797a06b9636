import {
	choixDeListe,
	nomDuTheme,
	titreDeListe,
} from "#components/recherche/choix";
import type { PlacesQuery } from "#lib/besoins/places/schema";
import {
	type BesoinsQuery,
	FILTRES_BESOINS,
	type FiltreBesoins,
} from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ThemeSortie } from "#lib/themes/schema";

function valeurDe(
	filtre: FiltreBesoins,
	query: Partial<Pick<BesoinsQuery, FiltreBesoins>>,
	themes: readonly ThemeSortie[],
): string {
	if (filtre === "theme") return nomDuTheme(themes, query.theme);
	if (filtre === "statut")
		return query.statut ? pageTexts()(`besoins.statut.${query.statut}`) : "";
	if (filtre === "role")
		return query.role
			? pageTexts()(`lecture.besoins.roles.${query.role}.nom`)
			: "";
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
	return titreDeListe(pageTexts()("aider.titre"), choix, null);
}
