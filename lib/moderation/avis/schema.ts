import type { FicheVisee } from "../refus/schema.ts";

/** An entry and its author, as the row that a decision locked holds them. */
export type EntreeJugee = {
	readonly id: number;
	readonly titre: string;
	readonly slug: string;
	readonly statut: string;
	readonly publie_le: Date | null;
	readonly auteur_id: number | null;
};

export type Decision = {
	readonly statut: string;
	readonly motif: string | null;
	/** The journal's entry of the decision. */
	readonly acte_id: number;
	/** Of a refusal or a take-down: the entry that was there already. */
	readonly doublon?: FicheVisee | null;
	/** The act whose take-down is over by this decision. */
	readonly leve?: number | null;
};

/** A need, with its title in the languages it has. */
export type BesoinJuge = EntreeJugee & {
	readonly langue: string;
	readonly titre_en: string | null;
};
