import { filtreActif, nomDuTheme } from "#components/recherche/choix";
import {
	type BesoinsQuery,
	FILTRES_BESOINS,
	type FiltreBesoins,
} from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { placeName } from "#lib/i18n/places";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { usedFilters } from "#lib/platform/search/filters";
import { triDansAdresse, triMontre } from "#lib/recherche/rules";
import type { ThemeSortie } from "#lib/themes/schema";

/** The filters and order that a reader may choose. */
export type Choisis = Partial<Record<FiltreBesoins | "tri" | "apres", string>>;

/** Path of the list with some choices changed; from its first page, unless a position is given. */
export function cheminDeListe(
	query: BesoinsQuery,
	changes: Choisis = {},
): string {
	const {
		apres: _apres,
		limite: _limite,
		pertinence: _pertinence,
		...filtres
	} = query;
	const tri = triMontre(query, "soutiens");
	const chosen = { ...filtres, tri, ...changes };
	return listPath("/besoins", {
		...chosen,
		tri: triDansAdresse(chosen.tri ?? tri, chosen.q, "soutiens"),
	});
}

export function adresseDeListe(
	langue: Langue,
	query: BesoinsQuery,
	changes: Choisis = {},
): string {
	return pageAddress(langue, cheminDeListe(query, changes));
}

/** Filters that the title of the list tells. */
const DITS = [
	"statut",
	"theme",
	"role",
	"territoire",
] as const satisfies readonly FiltreBesoins[];

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
	if (filtre === "territoire" && query.territoire)
		return placeName(query.territoire, langue).texte;
	return query[filtre] ?? "";
}

/** What is chosen besides words, as the title of the list says it. */
export function choixDits(
	langue: Langue,
	query: BesoinsQuery,
	themes: readonly ThemeSortie[],
): string[] {
	return usedFilters(DITS, query).map((filtre) =>
		valeurDe(filtre, query, themes, langue),
	);
}

/** The filters in use, each with the address of the list without it. */
export function filtresActifs(
	langue: Langue,
	query: BesoinsQuery,
	themes: readonly ThemeSortie[],
) {
	return usedFilters(FILTRES_BESOINS, query).map((filtre) =>
		filtreActif(
			langue,
			filtre,
			valeurDe(filtre, query, themes, langue),
			adresseDeListe(langue, query, { [filtre]: undefined }),
		),
	);
}
