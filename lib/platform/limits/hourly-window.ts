/**
 * Windows of the limits (D17): opened by the first call, never extended by a
 * refused one. PostgreSQL counts exactly, by its own clock; Upstash may count
 * in its place, and PostgreSQL takes over when it does not answer.
 */

/** Length of the hourly windows. */
export const FENETRE_SECONDES = 3600;

/** What a window says after a call: how many calls it has seen, this one included, and seconds until it closes. */
export type Decompte = {
	readonly nombre: number;
	readonly delaiSecondes: number;
};

/** Whole seconds, at least 1: a call made after them is in a new window. */
export function secondesEntieres(secondes: number): number {
	return Math.max(1, Math.ceil(secondes));
}
