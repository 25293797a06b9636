/** The feeds that pages declare, so that feed readers find them. */
import type { BesoinSortie } from "#lib/besoins/schema";
import { NATURES_FLUX, type NatureFlux } from "#lib/flux/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { ProjetSortie } from "#lib/projets/schema";

type Filters = {
	readonly theme?: string | undefined;
	readonly lieu?: string | undefined;
};

/** The feed of one kind, with these filters, and the names that its title gives them. */
export function feedOf(
	langue: Langue,
	nature: NatureFlux,
	{ theme, lieu }: Filters = {},
	names: Filters = {},
) {
	const t = texts(langue);
	const titre = t(`flux.${nature}.titre`, { site: reglages().siteNom });
	const parTheme = theme
		? t("flux.par_theme", { titre, theme: names.theme ?? theme })
		: titre;
	return {
		path: listPath(`/flux/${nature}.xml`, { theme, lieu }),
		title: lieu
			? t("flux.par_lieu", { titre: parTheme, lieu: names.lieu ?? lieu })
			: parTheme,
	};
}

/** The feeds with a project in them: that of all projects, and those of its themes. */
export function feedsOfProject(langue: Langue, { themes }: ProjetSortie) {
	return [
		feedOf(langue, "projets"),
		...themes.map((theme) => {
			const nom = translated(theme, "nom", langue).texte;
			return feedOf(langue, "projets", { theme: theme.slug }, { theme: nom });
		}),
	];
}

/** The feeds of articles, projects, needs and places to help. */
export function mainFeeds(langue: Langue) {
	return NATURES_FLUX.map((nature) => feedOf(langue, nature));
}

/** The feed of a need's steps. */
export function stepsFeedOf(langue: Langue, besoin: BesoinSortie) {
	return {
		path: `/flux/besoins/${besoin.slug}.xml`,
		title: texts(langue)("flux.etapes.titre", {
			besoin: translated(besoin, "titre", langue).texte,
		}),
	};
}
