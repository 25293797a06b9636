"use server";

import { action } from "#lib/adapters/pages/action";
import {
	ajouterThemesPremiers,
	creerTheme,
	deplacerTheme,
	modifierTheme,
	supprimerTheme,
} from "#lib/moderation/themes/commands";
import {
	OrdreForme,
	PremiersForme,
	ThemeForme,
	ThemeNomme,
} from "#lib/moderation/themes/schema";

const ACCES = { acces: "moderateur" } as const;
const LISTE = { ok: true as const, vers: "/moderation/themes?garde=oui" };

/** A new theme, or what one says from now on. */
export const themeAction = action(
	ThemeForme,
	ACCES,
	async ({ visiteur, valeurs: { slug, vu, ...ecrit } }) => {
		const fait =
			slug === null
				? await creerTheme(visiteur, ecrit)
				: await modifierTheme(visiteur, slug, ecrit, vu);
		return fait.ok ? LISTE : fait;
	},
);

/** One place up or down. */
export const deplacerThemeAction = action(
	OrdreForme,
	ACCES,
	async ({ visiteur, valeurs: { slug, sens } }) => {
		const fait = await deplacerTheme(visiteur, slug, sens);
		return fait.ok ? LISTE : fait;
	},
);

/** Gone, unless it is in use. */
export const supprimerThemeAction = action(
	ThemeNomme,
	ACCES,
	async ({ visiteur, valeurs: { slug } }) => {
		const fait = await supprimerTheme(visiteur, slug);
		return fait.ok ? LISTE : fait;
	},
);

/** A first set, where there is none. */
export const themesPremiersAction = action(
	PremiersForme,
	ACCES,
	async ({ visiteur }) => {
		const fait = await ajouterThemesPremiers(visiteur);
		return fait.ok ? LISTE : fait;
	},
);
