"use server";

import { actionTo } from "#lib/adapters/pages/action";
import {
	ajouterThemesPremiers as ajouterPremiers,
	creerTheme,
	deplacerTheme as deplacer,
	modifierTheme,
	supprimerTheme as supprimer,
} from "#lib/moderation/themes/commands";
import {
	OrdreForme,
	PremiersForme,
	ThemeForme,
	ThemeNomme,
} from "#lib/moderation/themes/schema";

const LISTE = "/moderation/themes?garde=oui";

/** Creates a theme, or updates one. */
export const enregistrerTheme = actionTo<
	typeof ThemeForme,
	"moderateur",
	unknown
>(
	ThemeForme,
	"moderateur",
	({ visiteur, valeurs: { slug, vu, ...ecrit } }) =>
		slug === null
			? creerTheme(visiteur, ecrit)
			: modifierTheme(visiteur, slug, ecrit, vu),
	LISTE,
);

/** Moves a theme one place up or down. */
export const deplacerTheme = actionTo(
	OrdreForme,
	"moderateur",
	({ visiteur, valeurs: { slug, sens } }) => deplacer(visiteur, slug, sens),
	LISTE,
);

/** Deletes a theme, unless it is in use. */
export const supprimerTheme = actionTo(
	ThemeNomme,
	"moderateur",
	({ visiteur, valeurs: { slug } }) => supprimer(visiteur, slug),
	LISTE,
);

/** Creates a first set, when there is none. */
export const ajouterThemesPremiers = actionTo(
	PremiersForme,
	"moderateur",
	({ visiteur }) => ajouterPremiers(visiteur),
	LISTE,
);
