/** The feeds that pages declare, so that feed readers find them. */
import type { BesoinSortie } from "#lib/besoins/schema";
import { titreDuFlux } from "#lib/flux/rules";
import { NATURES_FLUX, type NatureFlux } from "#lib/flux/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { lireLieu } from "#lib/lieux/queries";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { ProjetSortie } from "#lib/projets/schema";
import { lireNomDuTheme } from "#lib/themes/queries";

type Filters = { readonly theme?: string; readonly lieu?: string };

/** The feed of one kind, with these filters, and the names that its title gives them. */
export function feedOf(
	langue: Langue,
	nature: NatureFlux,
	filters: Filters = {},
	names: Filters = filters,
) {
	const { siteNom } = reglages();
	return {
		path: listPath(`/flux/${nature}.xml`, filters),
		title: titreDuFlux(texts(langue), nature, siteNom, names),
	};
}

/** The feed of a list: of its theme, and near its area. */
export async function feedOfList(
	langue: Langue,
	nature: NatureFlux,
	query: {
		readonly theme?: string | undefined;
		readonly lieu?: string | undefined;
	},
) {
	const { theme, lieu } = query;
	const [nom = theme, place] = await Promise.all([
		lireNomDuTheme(theme, langue),
		lireLieu(lieu),
	]);
	return feedOf(
		langue,
		nature,
		{ ...(theme && { theme }), ...(lieu && { lieu }) },
		{ ...(nom && { theme: nom }), ...(lieu && { lieu: place?.nom ?? lieu }) },
	);
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
