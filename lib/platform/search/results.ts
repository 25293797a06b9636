/** What a ranked search answers, for whoever shows it. */

/** How an entry answers a search: it holds every word as written, or comes near. */
export type NatureDuResultat = "mots" | "approche";

/** An element found, and how it answers the search. */
export type Classe<T> = {
	readonly element: T;
	readonly nature_du_resultat: NatureDuResultat;
};
