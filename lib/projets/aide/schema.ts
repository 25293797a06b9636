import { z } from "zod";

/** Filters of the list that can be taken away one by one. */
export const FILTRES_PROJETS = [
	"q",
	"theme",
	"label_ia",
	"territoire",
	"mis_en_avant",
] as const;

export type FiltreProjets = (typeof FILTRES_PROJETS)[number];

/** What to try when a list is empty: a spelling that finds something, and how many there are without each filter. */
export const AideProjets = z.object({
	orthographe: z.string().nullable(),
	elargissements: z.array(
		z.object({ sans: z.enum(FILTRES_PROJETS), total: z.int().positive() }),
	),
});

export type AideProjets = z.infer<typeof AideProjets>;
