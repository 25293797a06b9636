import { choixDeListe, nomDuTheme } from "#components/recherche/choix";
import {
	type BesoinsQuery,
	FILTRES_BESOINS,
	type FiltreBesoins,
} from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "#lib/themes/schema";

function valeurDe(
	filtre: FiltreBesoins,
	query: BesoinsQuery,
	themes: readonly ThemeSortie[],
	langue: Langue,
): string {
	if (filtre === "theme") return nomDuTheme(langue, themes, query.theme);
	if (filtre === "statut")
		return query.statut ? texts(langue)(`besoins.statut.${query.statut}`) : "";
	if (filtre === "role")
		return query.role
			? texts(langue)(`lecture.besoins.roles.${query.role}.nom`)
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
