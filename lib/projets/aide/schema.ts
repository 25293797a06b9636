import type { SearchHelp } from "#lib/platform/search/filters";

/** Filters of the list that can be taken away one by one. */
export const FILTRES_PROJETS = [
	"q",
	"theme",
	"label_ia",
	"territoire",
	"mis_en_avant",
] as const;

export type FiltreProjets = (typeof FILTRES_PROJETS)[number];

/** What to try when the list is empty. */
export type AideProjets = SearchHelp<FiltreProjets>;
