import { z } from "zod";
import type { EtatBesoin } from "#lib/besoins/schema";
import type { Langue } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	looseBoolean,
	optionalText,
} from "#lib/platform/validation/fields";
import { CHERCHE_MAX } from "../refus/schema.ts";

/** Bounds of the sentence that says why two needs are one, in code points. */
export const BORNES_RAISON = { min: 10, max: 300 } as const;

/** The form that asks for the other need, by its slug or its address. */
export const AutreBesoin = z.object({
	avec: lineText({ max: CHERCHE_MAX }).default(""),
});

/** The form that merges two needs. */
export const ReunionForme = z.object({
	slug: z.string(),
	avec: z.string(),
	/** Which of the two is kept: the one of the page, or the other. */
	garde: closedList(["celui_ci", "autre"]),
	raison_fr: lineText(BORNES_RAISON),
	/** Without it, the French one is read, marked as French. */
	raison_en: optionalText(lineText(BORNES_RAISON)),
	/** `modifie_le` of both needs as they were read. */
	vu_le: z.string().max(40),
	autre_vu_le: z.string().max(40),
	confirme: looseBoolean().default(false),
});

/** The form that takes two needs apart again. */
export const SeparationForme = z.object({ slug: z.string() });

/** What a merge is asked for: which need goes, which is kept, and why. */
export type ReunionVoulue = {
	readonly absorbe: string;
	readonly garde: string;
	readonly raison_fr: string;
	readonly raison_en: string | null;
	/** `modifie_le` of each, ISO 8601; null checks nothing. */
	readonly absorbe_vu_le?: string | null;
	readonly garde_vu_le?: string | null;
};

/** One of the two needs, as moderators compare them. */
export type BesoinCompare = {
	readonly slug: string;
	readonly titre: string;
	readonly description: string;
	readonly territoire: string | null;
	readonly theme: string | null;
	readonly langue: Langue;
	readonly statut: EtatBesoin;
	readonly nb_soutiens: number;
	readonly cree_le: Date;
	readonly publie_le: Date | null;
	/** Name of the linked project. */
	readonly projet: string | null;
	/** Why it can't be the one that goes, null when it can. */
	readonly reste: "chantier" | "pas_public" | null;
	/** ISO 8601 */
	readonly vu_le: string;
};

/** Two needs side by side. */
export type Comparaison = {
	readonly celui_ci: BesoinCompare;
	readonly autre: BesoinCompare;
	/** Accounts that support both; null under five. */
	readonly communs: number | null;
};

/** The merge of a need, as its page shows it. */
export type ReunionLue = {
	readonly titre: string;
	readonly garde: { readonly slug: string; readonly titre: string };
	readonly le: Date;
	readonly raison: { readonly fr: string; readonly en: string };
	/** Whether it can still be undone, and until when. */
	readonly separable: boolean;
	readonly jusqu_au: Date;
};
