import { z } from "zod";
import { ArticleSortie } from "#lib/articles/schema";
import { BesoinSortie } from "#lib/besoins/schema";
import { instant, jour } from "#lib/platform/contract/wire";
import { ProjetSortie } from "#lib/projets/schema";
import { ThemeSortie } from "#lib/themes/schema";
import type { Jeu } from "../schema.ts";

/** What each set's records hold, by the names of their columns; a column that is not here holds text. */
export const VALEURS: Readonly<
	Record<Jeu, Readonly<Record<string, z.ZodType>>>
> = {
	projets: ProjetSortie.shape,
	besoins: BesoinSortie.shape,
	etapes: { numero: z.int().positive(), jour: jour() },
	themes: ThemeSortie.shape,
	articles: { ...ArticleSortie.shape, date: jour() },
	liens: { depuis: instant().nullable() },
	situations: {},
};

/** The columns by which a record is the only one of its set. */
export const CLES: Readonly<Record<Jeu, readonly string[]>> = {
	projets: ["slug"],
	besoins: ["slug"],
	etapes: ["besoin", "numero"],
	themes: ["slug"],
	articles: ["slug"],
	liens: ["besoin", "projet"],
	situations: ["besoin", "texte"],
};
