/** The filters that a reader chose on a list of projects, needs or places: its addresses, and what is said of them. */

import type { ActiveFilter } from "#components/ui/lists/list-page";
import type { FiltreBesoins } from "#lib/besoins/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { Lieu } from "#lib/lieux/schema";
import { nomTraduit, presDe } from "#lib/lieux/schema";
import { listPath } from "#lib/platform/lists/list-address";
import { usedFilters } from "#lib/platform/search/results";
import type { FiltreProjets } from "#lib/projets/schema";
import { triDansAdresse, triMontre } from "#lib/recherche/rules";
import type { ThemeSortie } from "#lib/themes/schema";

type Valeurs = Parameters<typeof listPath>[1];

/** The name of the chosen theme; its slug where no theme has it. */
export function nomDuTheme(
	themes: readonly ThemeSortie[],
	choisi = "",
): string {
	const theme = themes.find(({ slug }) => slug === choisi);
	return theme ? translated(theme, "nom", pageLangue()).texte : choisi;
}

function nomDuLieu(lieu: Lieu): string {
	return nomTraduit(lieu, pageLangue()).texte;
}

/** One filter in use, with the address of the list without it. */
function filtreActif(
	filtre: FiltreProjets | FiltreBesoins,
	valeur: string,
	href: string,
): ActiveFilter {
	const label = t("lecture.filtre", {
		nom: t(`lecture.filtres.${filtre}`),
		valeur,
	});
	return {
		name: filtre,
		label,
		remove: t("lecture.retirer", { filtre: label }),
		href,
	};
}

/** The title of a list, with what is chosen and the area that it is near. */
export function titreDeListe(
	nom: string,
	choix: readonly string[],
	lieu: Lieu | null,
): string {
	const pres = lieu && presDe(lieu, pageLangue());
	const dits = lieu && !pres ? [nomDuLieu(lieu), ...choix] : choix;
	const liste = pres ? t("lieux.titre", { nom, pres }) : nom;
	return dits.length === 0
		? liste
		: t("lecture.filtre", { nom: liste, valeur: dits.join(", ") });
}

/** The addresses of one list, and its filters as they are told. */
export function choixDeListe<
	Filtre extends FiltreProjets | FiltreBesoins,
	Query extends Valeurs & { readonly q?: string; readonly tri?: string },
>(liste: {
	readonly chemin: "/projets" | "/besoins" | "/aider";
	/** The order it has by default; "" where it has one alone. */
	readonly premier: string;
	readonly filtres: readonly Filtre[];
	/** Filters that the title of the list tells. */
	readonly dits: readonly Filtre[];
	readonly valeurDe: (
		filtre: Filtre,
		query: Query,
		themes: readonly ThemeSortie[],
	) => string;
}) {
	const { chemin, premier } = liste;
	type Choisis = Readonly<Partial<Record<Filtre | "tri" | "apres", string>>>;

	function avec(query: Query, changes: Valeurs): string {
		const tri = triMontre<string>(query, premier);
		const choisis: Valeurs = {
			...query,
			...{ apres: undefined, limite: undefined, pertinence: undefined },
			tri,
			...changes,
		};
		const { q } = choisis;
		return listPath(chemin, {
			...choisis,
			tri: triDansAdresse(
				String(choisis.tri ?? tri),
				typeof q === "string" ? q : undefined,
				premier,
			),
		});
	}
	/** Path of the list with some choices changed; from its first page, unless a position is given. */
	const cheminDeListe = (query: Query, changes?: Choisis) =>
		avec(query, { ...changes });
	const adresseDeListe = (query: Query, changes?: Choisis) =>
		pageHref(cheminDeListe(query, changes));
	const choixDits = (query: Query, themes: readonly ThemeSortie[]) =>
		usedFilters(liste.dits, query).map((filtre) =>
			liste.valeurDe(filtre, query, themes),
		);
	/** The filters in use, each with the address of the list without it. */
	const filtresActifs = (
		query: Query,
		themes: readonly ThemeSortie[],
		lieu: Lieu | null,
	) =>
		usedFilters(liste.filtres, query).map((filtre) =>
			filtreActif(
				filtre,
				filtre === "lieu" && lieu
					? nomDuLieu(lieu)
					: liste.valeurDe(filtre, query, themes),
				pageHref(avec(query, { [filtre]: undefined })),
			),
		);
	return { cheminDeListe, adresseDeListe, choixDits, filtresActifs };
}
