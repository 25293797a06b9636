import { z } from "zod";
import { estSlug } from "#lib/platform/contract/slug";
import { traductionsDe } from "#lib/platform/contract/wire";
import { lineText } from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

export const CLES_TRADUITES_THEME = ["nom", "description"] as const;

export const ThemeSortie = component(
	"ThemeSortie",
	z.object({
		slug: z.string().meta({ examples: ["mobilite"] }),
		nom: z.string().meta({ examples: ["Mobilité"] }),
		description: z.string(),
		traductions: traductionsDe(CLES_TRADUITES_THEME),
	}),
);

export type ThemeSortie = z.output<typeof ThemeSortie>;

/** The parameter that keeps what has a theme. */
export const ThemeFiltre = lineText().optional();

/** The database's own bound on the name of a theme, in code points. */
export const NOM_THEME_MAX = 80;

/**
 * The content of a file of correspondences: for each theme of the directory, the words
 * that sources use for it. Its own name and slug need not be repeated.
 */
export const Correspondances = z.array(
	z.object({
		slug: z.string().refine(estSlug, "n’est pas un slug"),
		nom: lineText({ min: 1, max: NOM_THEME_MAX }),
		mots: z.array(lineText({ min: 1 })),
	}),
);
export type Correspondances = z.output<typeof Correspondances>;
