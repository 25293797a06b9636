import { choixDeListe, nomDuTheme } from "#components/recherche/choix";
import { pageTexts } from "#lib/i18n/page-texts";
import {
	FILTRES_PROJETS,
	type FiltreProjets,
	type ProjetsQuery,
} from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";

function valeurDe(
	filtre: FiltreProjets,
	query: ProjetsQuery,
	themes: readonly ThemeSortie[],
): string {
	if (filtre === "theme") return nomDuTheme(themes, query.theme);
	if (filtre === "label_ia")
		return query.label_ia
			? pageTexts()(`lecture.projets.label_ia.${query.label_ia}`)
			: "";
	if (filtre === "mis_en_avant")
		return pageTexts()(`lecture.${query.mis_en_avant ? "oui" : "non"}`);
	if (filtre === "depot")
		return pageTexts()(
			`lecture.filtres.${query.depot ? "avec_depot" : "sans_depot"}`,
		);
	if (filtre === "stade")
		return query.stade
			? pageTexts()(`reprise_projet.stades.${query.stade}`)
			: "";
	return query[filtre] ?? "";
}

export const { cheminDeListe, adresseDeListe, choixDits, filtresActifs } =
	choixDeListe({
		chemin: "/projets",
		premier: "une",
		filtres: FILTRES_PROJETS,
		dits: ["theme", "label_ia", "licence_code", "stade"],
		valeurDe,
	});
