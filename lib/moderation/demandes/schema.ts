import { z } from "zod";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import {
	blockText,
	closedList,
	optionalText,
} from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";
import { MOTIF_MAX } from "../schema.ts";

/** Maximum code points of the questions to an author. */
export const QUESTIONS_MAX = MOTIF_MAX;

const ENTREE = {
	nature: closedList(NATURES_CONTRIBUTION),
	slug: z.string(),
};

/** The step of the form: insert a template, preview the mail, or send it. */
export const DemandeForme = z.object({
	...ENTREE,
	vu_le: z.string(),
	texte: optionalText(blockText({ max: QUESTIONS_MAX })),
	/** The template whose button was pressed. */
	modele: boundedInteger({ min: 1, max: 2 ** 31 - 1 }).optional(),
	// Neither the Enter key alone nor a template must send anything.
	geste: closedList(["apercevoir", "demander"]).default("apercevoir"),
});
export type DemandeForme = z.output<typeof DemandeForme>;

/** Takes an open request back. */
export const RetraitDemandeForme = z.object(ENTREE);
export type RetraitDemandeForme = z.output<typeof RetraitDemandeForme>;

/** The open request about an entry, as moderators see it. */
export type DemandeVue = {
	readonly id: number;
	readonly questions: string;
	readonly le: Date;
	/** Who asked; null once that account is erased. */
	readonly par: string | null;
	/** Whether the reader asked. */
	readonly mienne: boolean;
	readonly repondu_le: Date | null;
};

/** An earlier refusal of an entry that its author corrected and sent again. */
export type RenvoiVu = {
	readonly le: Date;
	readonly refusee_le: Date;
	readonly par: string | null;
	readonly motif: string | null;
};

/** What was said between an entry's author and the moderators. */
export type DialogueVu = {
	readonly demande: DemandeVue | null;
	readonly renvoi: RenvoiVu | null;
};
