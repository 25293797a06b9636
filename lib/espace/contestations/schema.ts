import { z } from "zod";
import {
	BORNES_CONTESTATION,
	type DecisionContestation,
} from "#lib/contributions/retraits/schema";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { blockText, closedList } from "#lib/platform/validation/fields";

/** The form by which an author contests a take-down. */
export const ContestationForme = z.object({
	nature: closedList(NATURES_CONTRIBUTION),
	slug: z.string(),
	texte: blockText(BORNES_CONTESTATION.texte),
});

/** The take-down of an entry, as shown to its author. */
export type MonRetrait = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly le: Date;
	/** The reason given, in words; null when there is none. */
	readonly motif: string | null;
	/** Until when it may be contested. */
	readonly jusquau: Date;
	/** Whether it may be contested now. */
	readonly contestable: boolean;
	readonly conteste_le: Date | null;
	readonly texte: string | null;
	readonly decision: DecisionContestation | null;
	readonly reponse: string | null;
};
