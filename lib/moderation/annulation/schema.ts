import { z } from "zod";
import type { NatureContribution } from "#lib/contributions/schema";
import { boundedInteger } from "#lib/platform/validation/integers";
import type { FicheVisee } from "../refus/schema.ts";

/** Undoes one decision. */
export const AnnulationForme = z.object({
	acte_id: boundedInteger({ min: 1, max: 2 ** 31 - 1 }),
});

/** The fields of a journal entry that undoing needs. */
export type ActeAnnulable = {
	readonly id: number;
	readonly acte: string;
	readonly objet: string;
	readonly objet_id: number | null;
	/** The state before, and the one that the act gave. */
	readonly ancien: string | null;
	readonly ancien_publie_le: Date | null;
	readonly statut: string | null;
	readonly a_temps: boolean;
	/** Whether it added a milestone to a need's timeline: a contest restores a state without one. */
	readonly avec_jalon: boolean;
};

/** A change of state, which can be undone. */
export type DecisionAnnulable = ActeAnnulable & {
	readonly objet: NatureContribution;
	readonly objet_id: number;
	readonly ancien: string;
	readonly statut: string;
};

/** A decision on the same entry. */
export type EntreeAnnulee = {
	readonly id: number;
	readonly acte: string;
	readonly motif: string | null;
	readonly statut: string;
	readonly choix: string | null;
	readonly doublon: FicheVisee | null;
};
