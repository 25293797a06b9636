import { listerNuances } from "#lib/besoins/liens/queries";
import { listerRecherchesManquees } from "#lib/recherche/manquees/queries";
import type { MotsEntendus } from "./schema.ts";

/** Words of each kind listed at most: more than a person reads. */
const MOTS_LISTES_MAX = 100;

/** The words that wait for a moderator, the most heard first; those set aside, and those said by too few, are left out. */
export async function lireMotsEntendus(): Promise<MotsEntendus> {
	const [manquees, nuances] = await Promise.all([
		listerRecherchesManquees(MOTS_LISTES_MAX),
		listerNuances(MOTS_LISTES_MAX),
	]);
	return { manquees, nuances };
}
