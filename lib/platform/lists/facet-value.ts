/** A value of a filter, and the number of entries that have it and pass the other filters. */
export type FacetValue = { readonly valeur: string; readonly nombre: number };
