"use server";

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
import { acteVers } from "../data.ts";

const LISTE = () => "/moderation/themes?garde=oui";

/** Creates a theme, or updates one. */
export const enregistrerTheme = acteVers<typeof ThemeForme, unknown>(
	ThemeForme,
	"moderateur",
	(visiteur, { slug, vu, ...ecrit }) =>
		slug === null
			? creerTheme(visiteur, ecrit)
			: modifierTheme(visiteur, slug, ecrit, vu),
	LISTE,
);

/** Moves a theme one place up or down. */
export const deplacerTheme = acteVers(
	OrdreForme,
	"moderateur",
	(visiteur, { slug, sens }) => deplacer(visiteur, slug, sens),
	LISTE,
);

/** Deletes a theme, unless it is in use. */
export const supprimerTheme = acteVers(
	ThemeNomme,
	"moderateur",
	(visiteur, { slug }) => supprimer(visiteur, slug),
	LISTE,
);

/** Creates a first set, when there is none. */
export const ajouterThemesPremiers = acteVers(
	PremiersForme,
	"moderateur",
	ajouterPremiers,
	LISTE,
);
