import { DELAI_ANNULATION_SECONDES } from "../rules.ts";

/** The queue options of a decision's mail to the author: sent once, and only when the decision can no longer be undone (D3). */
export function envoiDe(acte_id: number) {
	return {
		cle: `decision:${acte_id}`,
		delaiSecondes: DELAI_ANNULATION_SECONDES,
		acte_id,
	};
}

/** A title in the languages that it has. */
export function titresDe({
	titre,
	titre_en,
	langue,
}: {
	readonly titre: string;
	readonly titre_en: string | null;
	readonly langue: string;
}): { fr?: string; en?: string } {
	return langue === "en"
		? { en: titre }
		: { fr: titre, ...(titre_en === null ? {} : { en: titre_en }) };
}
