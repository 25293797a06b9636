import { filtreActif, nomDuTheme } from "#components/recherche/choix";
import { pageAddress } from "#lib/i18n/addresses";
import { placeName } from "#lib/i18n/places";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { usedFilters } from "#lib/platform/search/filters";
import {
	FILTRES_PROJETS,
	type FiltreProjets,
	type ProjetsQuery,
} from "#lib/projets/schema";
import { triDansAdresse, triMontre } from "#lib/recherche/rules";
import type { ThemeSortie } from "#lib/themes/schema";

/** The filters and order that a reader may choose. */
export type Choisis = Partial<Record<FiltreProjets | "tri" | "apres", string>>;

/** Path of the list with some choices changed; from its first page, unless a position is given. */
export function cheminDeListe(
	query: ProjetsQuery,
	changes: Choisis = {},
): string {
	const {
		apres: _apres,
		limite: _limite,
		pertinence: _pertinence,
		...filtres
	} = query;
	const tri = triMontre(query, "une");
	const chosen = { ...filtres, tri, ...changes };
	return listPath("/projets", {
		...chosen,
		tri: triDansAdresse(chosen.tri ?? tri, chosen.q, "une"),
	});
}

export function adresseDeListe(
	langue: Langue,
	query: ProjetsQuery,
	changes: Choisis = {},
): string {
	return pageAddress(langue, cheminDeListe(query, changes));
}

/** Filters that the title of the list tells. */
const DITS = [
	"theme",
	"label_ia",
	"territoire",
	"licence_code",
	"stade",
] as const satisfies readonly FiltreProjets[];

function valeurDe(
	filtre: FiltreProjets,
	query: ProjetsQuery,
	themes: readonly ThemeSortie[],
	langue: Langue,
): string {
	if (filtre === "theme") return nomDuTheme(langue, themes, query.theme);
	if (filtre === "label_ia")
		return query.label_ia
			? texts(langue)(`lecture.projets.label_ia.${query.label_ia}`)
			: "";
	if (filtre === "mis_en_avant")
		return texts(langue)(`lecture.${query.mis_en_avant ? "oui" : "non"}`);
	if (filtre === "depot")
		return texts(langue)(
			`lecture.filtres.${query.depot ? "avec_depot" : "sans_depot"}`,
		);
	if (filtre === "stade")
		return query.stade
			? texts(langue)(`reprise_projet.stades.${query.stade}`)
			: "";
	if (filtre === "territoire" && query.territoire)
		return placeName(query.territoire, langue).texte;
	return query[filtre] ?? "";
}

/** What is chosen besides words, as the title of the list says it. */
export function choixDits(
	langue: Langue,
	query: ProjetsQuery,
	themes: readonly ThemeSortie[],
): string[] {
	return usedFilters(DITS, query).map((filtre) =>
		valeurDe(filtre, query, themes, langue),
	);
}

/** The filters in use, each with the address of the list without it. */
export function filtresActifs(
	langue: Langue,
	query: ProjetsQuery,
	themes: readonly ThemeSortie[],
) {
	return usedFilters(FILTRES_PROJETS, query).map((filtre) =>
		filtreActif(
			langue,
			filtre,
			valeurDe(filtre, query, themes, langue),
			adresseDeListe(langue, query, { [filtre]: undefined }),
		),
	);
}
