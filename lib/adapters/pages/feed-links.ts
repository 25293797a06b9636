/** The feeds that pages declare, so that feed readers find them. */
import type { BesoinSortie } from "#lib/besoins/schema";
import { NATURES_FLUX, type NatureFlux } from "#lib/flux/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import type { ProjetSortie } from "#lib/projets/schema";

/** The feed of one kind, of one theme where the page shows one, by its slug and its name. */
export function feedOf(
	langue: Langue,
	nature: NatureFlux,
	theme?: string,
	nom = theme,
) {
	const titre = texts(langue)(`flux.${nature}.titre`, {
		site: reglages().siteNom,
	});
	return theme
		? {
				path: `/flux/${nature}.xml?theme=${encodeURIComponent(theme)}`,
				title: texts(langue)("flux.par_theme", { titre, theme: nom ?? theme }),
			}
		: { path: `/flux/${nature}.xml`, title: titre };
}

/** The feeds with a project in them: that of all projects, and those of its themes. */
export function feedsOfProject(langue: Langue, { themes }: ProjetSortie) {
	return [
		feedOf(langue, "projets"),
		...themes.map((theme) => {
			const nom = translated(theme, "nom", langue).texte;
			return feedOf(langue, "projets", theme.slug, nom);
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
