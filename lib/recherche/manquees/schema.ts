import type { Langue } from "#lib/platform/langues";

/** What was searched for from several networks, and not found. */
export type RechercheManquee = {
	/** The language of the page that was searched. */
	readonly langue: Langue;
	/** Its words, folded, without the empty ones. */
	readonly mots: string;
	/** The most networks that made it within one week. */
	readonly reseaux: number;
	/** The last day it was made: YYYY-MM-DD. */
	readonly dernier: string;
};

/** A search that found nothing, where it was made and from which network. */
export type RechercheFaite = {
	readonly q: string;
	readonly langue: Langue;
	readonly reseau: string;
};
