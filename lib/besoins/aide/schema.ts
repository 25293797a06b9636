import type { SearchHelp } from "#lib/platform/search/filters";

/** Filters of the list that can be taken away one by one. */
export const FILTRES_BESOINS = ["q", "theme", "statut", "role"] as const;

export type FiltreBesoins = (typeof FILTRES_BESOINS)[number];

/** What to try when the list is empty. */
export type AideBesoins = SearchHelp<FiltreBesoins>;
