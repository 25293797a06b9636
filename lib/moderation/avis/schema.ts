import type { FicheVisee } from "../refus/schema.ts";

/** An entry and its author, as read from the row that a decision locked. */
export type EntreeJugee = {
	readonly id: number;
	readonly titre: string;
	readonly slug: string;
	readonly statut: string;
	readonly publie_le: Date | null;
	readonly auteur_id: number | null;
	readonly langue: string;
	readonly titre_en: string | null;
};

export type Decision = {
	readonly statut: string;
	readonly motif: string | null;
	readonly acte_id: number;
	/** For a refusal or a take-down as a duplicate: the existing entry. */
	readonly doublon?: FicheVisee | null;
	/** The act whose take-down this decision ends. */
	readonly leve?: number | null;
};
