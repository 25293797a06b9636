import { DELAI_ANNULATION_SECONDES } from "../rules.ts";

/** How a decision's mail to the author is queued: once, and not before the decision can no longer be undone (D3). */
export function envoiDe(acte_id: number) {
	return {
		cle: `decision:${acte_id}`,
		delaiSecondes: DELAI_ANNULATION_SECONDES,
		acte_id,
	};
}
