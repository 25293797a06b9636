/** What a ranked search answers, for whoever shows it. */

/** How an entry answers a search: by its words, by letters inside a word, or by most of the words. */
export type NatureDuResultat = "mots" | "lettres" | "approche";

/** An element found, and how it answers the search. */
export type Classe<T> = {
	readonly element: T;
	readonly nature_du_resultat: NatureDuResultat;
};
