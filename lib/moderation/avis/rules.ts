import { DELAI_ANNULATION_SECONDES } from "../rules.ts";

/** The queue options of a decision's mail to the author: sent once, and only when the decision can no longer be undone (D3). */
export function envoiDe(acte_id: number) {
	return {
		cle: `decision:${acte_id}`,
		delaiSecondes: DELAI_ANNULATION_SECONDES,
		acte_id,
	};
}
