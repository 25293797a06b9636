import type { ActeurCompte } from "#lib/platform/actor";
import type { Resultat } from "#lib/platform/contract/result";
import {
	ajouterGroupe,
	modifierGroupe,
	type RefusDeGroupe,
	retirerGroupe as retirer,
} from "#lib/vocabulaire/commands";
import { refusDeRole } from "../rules.ts";
import type { GroupeForme } from "./schema.ts";

/**
 * Adds a group of words that mean the same, or replaces the one that is named. Rejected
 * for members, for terms that make no group or stand in another one, and when somebody
 * changed or took out the group since it was seen.
 */
export async function enregistrerGroupe(
	acteur: ActeurCompte,
	forme: GroupeForme,
): Promise<Resultat<{ id: number }, RefusDeGroupe>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const { id, vu, ...ecrit } = forme;
	return id === undefined
		? ajouterGroupe(acteur, ecrit)
		: modifierGroupe(acteur, { id, vu }, ecrit);
}

/** Takes a group out. Rejected for members, and when somebody changed it or took it out since it was seen. */
export async function retirerGroupe(
	acteur: ActeurCompte,
	vise: { readonly id: number; readonly vu: string | null },
): Promise<Resultat<{ id: number }>> {
	return refusDeRole(acteur) ?? retirer(acteur, vise);
}
