import { z } from "zod";
import { versionVue } from "#lib/contributions/revisions/schema";
import {
	blockText,
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";

export const BORNES_THEME = {
	nom: { min: 1, max: 80 },
	description: { max: 500 },
} as const;

/** A theme, and its English version beside it. */
export const ThemeEcrit = z.object({
	nom: lineText(BORNES_THEME.nom),
	description: optionalText(blockText(BORNES_THEME.description)),
	nom_en: optionalText(lineText({ max: BORNES_THEME.nom.max })),
	description_en: optionalText(blockText(BORNES_THEME.description)),
});
export type ThemeEcrit = z.output<typeof ThemeEcrit>;

export const ThemeForme = ThemeEcrit.extend({
	slug: optionalText(lineText()),
	vu: versionVue().default(0),
});

export const SENS = ["monter", "descendre"] as const;

export type ThemeEdite = {
	readonly slug: string;
	readonly nom: string;
	readonly nb_projets: number;
	readonly nb_besoins: number;
};

export const OrdreForme = z.object({
	slug: z.string(),
	sens: closedList(SENS),
});
export const ThemeNomme = z.object({ slug: z.string() });
