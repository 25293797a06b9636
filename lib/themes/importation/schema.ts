import { z } from "zod";
import { estSlug } from "#lib/platform/contract/slug";
import { lineText } from "#lib/platform/validation/fields";

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
