/** What the lists of projects and of needs say alike of the filters that a reader chose. */
import type { ActiveFilter } from "#components/ui/lists/active-filters";
import type { FiltreBesoins } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { FiltreProjets } from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";

/** The name of the chosen theme; its slug where no theme has it. */
export function nomDuTheme(
	langue: Langue,
	themes: readonly ThemeSortie[],
	choisi = "",
): string {
	const theme = themes.find(({ slug }) => slug === choisi);
	return theme ? translated(theme, "nom", langue).texte : choisi;
}

/** One filter in use, with the address of the list without it. */
export function filtreActif(
	langue: Langue,
	filtre: FiltreProjets | FiltreBesoins,
	valeur: string,
	href: string,
): ActiveFilter {
	const t = texts(langue);
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
