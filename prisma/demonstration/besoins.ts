import { BESOINS_EN_DEVELOPPEMENT } from "./besoins-developpement.ts";
import { BESOINS_A_L_ETUDE } from "./besoins-etude.ts";
import { BESOINS_EXPRIMES } from "./besoins-exprimes.ts";
import { BESOINS_LIVRES } from "./besoins-livres.ts";
import { BESOINS_NON_PUBLICS } from "./besoins-non-publics.ts";
import type { BesoinDemonstration } from "./types.ts";

/**
 * Every demonstration need, oldest first, so that identifiers given in this
 * order agree with `cree_le`.
 */
export const BESOINS: readonly BesoinDemonstration[] = [
	...BESOINS_EXPRIMES,
	...BESOINS_A_L_ETUDE,
	...BESOINS_EN_DEVELOPPEMENT,
	...BESOINS_LIVRES,
	...BESOINS_NON_PUBLICS,
].sort((a, b) => (a.cree_le < b.cree_le ? -1 : 1));
