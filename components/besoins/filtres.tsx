import { choixDeListe, nomDuTheme } from "#components/recherche/choix";
import {
	type BesoinsQuery,
	FILTRES_BESOINS,
	type FiltreBesoins,
} from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ThemeSortie } from "#lib/themes/schema";

function valeurDe(
	filtre: FiltreBesoins,
	query: BesoinsQuery,
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
	choixDeListe({
		chemin: "/besoins",
		premier: "soutiens",
		filtres: FILTRES_BESOINS,
		dits: ["statut", "theme", "role"],
		valeurDe,
	});
