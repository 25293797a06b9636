import themes from "../../prisma/import/themes.json" with { type: "json" };

/** An initial theme, in both languages. */
export type ThemePremier = {
	readonly slug: string;
	readonly nom: string;
	readonly description: string;
	readonly en: { readonly nom: string; readonly description: string };
};

/** The initial themes of a new directory, in the order of their slugs; the words by which imports know them stand beside. */
export const THEMES_PREMIERS: readonly ThemePremier[] = themes;
