import {
	type BesoinsQuery,
	FILTRES_BESOINS,
	type FiltreBesoins,
} from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { usedFilters } from "#lib/platform/search/filters";
import { PAR_PERTINENCE, triDansAdresse } from "#lib/recherche/rules";
import type { ThemeSortie } from "#lib/themes/schema";

/** The filters and order that a reader may choose. */
export type Choisis = Partial<Record<FiltreBesoins | "tri" | "apres", string>>;

/** Path of the list with some choices changed; from its first page, unless a position is given. */
export function cheminDeListe(
	query: BesoinsQuery,
	changes: Choisis = {},
): string {
	const { apres: _apres, limite: _limite, pertinence, ...filtres } = query;
	const tri = pertinence ? PAR_PERTINENCE : query.tri;
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

function valeurDe(
	filtre: FiltreBesoins,
	query: BesoinsQuery,
	themes: readonly ThemeSortie[],
	langue: Langue,
): string {
	if (filtre === "theme") {
		const theme = themes.find(({ slug }) => slug === query.theme);
		return theme ? translated(theme, "nom", langue).texte : (query.theme ?? "");
	}
	if (filtre === "statut")
		return query.statut ? texts(langue)(`besoins.statut.${query.statut}`) : "";
	if (filtre === "role")
		return query.role
			? texts(langue)(`lecture.besoins.roles.${query.role}.nom`)
			: "";
	return query[filtre] ?? "";
}

/** The filters in use, each with the address of the list without it. */
export function filtresActifs(
	langue: Langue,
	query: BesoinsQuery,
	themes: readonly ThemeSortie[],
) {
	const t = texts(langue);
	return usedFilters(FILTRES_BESOINS, query).map((filtre) => {
		const label = t("lecture.filtre", {
			nom: t(`lecture.filtres.${filtre}`),
			valeur: valeurDe(filtre, query, themes, langue),
		});
		return {
			name: filtre,
			label,
			remove: t("lecture.retirer", { filtre: label }),
			href: adresseDeListe(langue, query, { [filtre]: undefined }),
		};
	});
}
