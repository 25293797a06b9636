import { z } from "zod";

/** Filters of the list that can be taken away one by one. */
export const FILTRES_BESOINS = ["q", "theme", "statut", "role"] as const;

export type FiltreBesoins = (typeof FILTRES_BESOINS)[number];

/** What to try when a list is empty: a spelling that finds something, and how many there are without each filter. */
export const AideBesoins = z.object({
	orthographe: z.string().nullable(),
	elargissements: z.array(
		z.object({ sans: z.enum(FILTRES_BESOINS), total: z.int().positive() }),
	),
});

export type AideBesoins = z.infer<typeof AideBesoins>;
