import type { NatureContribution } from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import type { Certitude } from "#lib/platform/search/results";
import { MOTIF_MAX } from "../schema.ts";

export type EntreeListee = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly statut: string;
	readonly langue: Langue;
	readonly cree_le: Date;
	readonly auteur: string | null;
};

/** An entry of either kind, with what is known of it beside its text; `lireEditee` reads that whole. */
export type FicheModeree = {
	readonly nature: NatureContribution;
	readonly id: number;
	readonly slug: string;
	readonly titre: string;
	/** Null for a need, which does not have one. */
	readonly accroche: string | null;
	readonly description: string;
	readonly statut: string;
	/** The states that it can be given (D1, D2). */
	readonly mouvements: readonly string[];
	readonly estPublique: boolean;
	readonly langue: Langue;
	readonly motif: string | null;
	readonly efface_le: Date | null;
	readonly cree_le: Date;
	readonly publie_le: Date | null;
	/** ISO 8601: sent back with a decision as the version read. */
	readonly vu_le: string;
	readonly auteur: {
		readonly id: number;
		readonly courriel: string;
		readonly nom: string | null;
		readonly langue: Langue;
		readonly suspendu: boolean;
		readonly publies: number;
		readonly refuses: number;
		readonly en_attente: number;
	} | null;
};

export type Semblable = {
	readonly id: number;
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly statut: string;
	readonly modifie_le: Date;
	readonly estPublique: boolean;
	readonly resume: string;
	/** Of two needs that may be merged, the title that would be kept. */
	readonly garde: string | null;
	readonly certitude: Certitude;
};

/** Maximum code points of a moderator's own words in a refusal: the sentence of the choice precedes them. */
export const MOTS_REFUS_MAX = MOTIF_MAX - 200;

/** An act that may still be undone, with the seconds left. */
export type ActeRecent = {
	readonly acte_id: number;
	readonly nature: NatureContribution;
	readonly titre: string;
	readonly statut: string;
	/** Of a merge, the need that stays. */
	readonly garde_id: number | null;
	readonly reste: number;
	/** Whether a mail leaves when they are over. */
	readonly courriel: boolean;
};
