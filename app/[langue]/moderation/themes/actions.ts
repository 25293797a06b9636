"use server";

import { action } from "#lib/adapters/pages/action";
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

const ACCES = { acces: "moderateur" } as const;
const LISTE = { ok: true as const, vers: "/moderation/themes?garde=oui" };

/** Creates a theme, or updates one. */
export const enregistrerTheme = action(
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

/** Moves a theme one place up or down. */
export const deplacerTheme = action(
	OrdreForme,
	ACCES,
	async ({ visiteur, valeurs: { slug, sens } }) => {
		const fait = await deplacer(visiteur, slug, sens);
		return fait.ok ? LISTE : fait;
	},
);

/** Deletes a theme, unless it is in use. */
export const supprimerTheme = action(
	ThemeNomme,
	ACCES,
	async ({ visiteur, valeurs: { slug } }) => {
		const fait = await supprimer(visiteur, slug);
		return fait.ok ? LISTE : fait;
	},
);

/** Creates a first set, when there is none. */
export const ajouterThemesPremiers = action(
	PremiersForme,
	ACCES,
	async ({ visiteur }) => {
		const fait = await ajouterPremiers(visiteur);
		return fait.ok ? LISTE : fait;
	},
);
