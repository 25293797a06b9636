import { REGLES_ANNUAIRE } from "./annuaire/queries.ts";
import { reglesComptes } from "./comptes/queries.ts";
import { type Ecart, trouverEcarts } from "./ecarts/queries.ts";
import { REGLES_RECHERCHE } from "./recherche/queries.ts";
import { REGLES_TEXTES } from "./textes/queries.ts";

/**
 * Recounts votes and supports against their rows, and checks every invariant
 * that no constraint of the database holds alone, at one instant and without
 * blocking anybody. No difference: an empty list.
 */
export async function verifierInvariants(): Promise<{ ecarts: Ecart[] }> {
	const ecarts = await trouverEcarts([
		...REGLES_ANNUAIRE,
		...reglesComptes(),
		...REGLES_TEXTES,
		...REGLES_RECHERCHE,
	]);
	return { ecarts };
}
