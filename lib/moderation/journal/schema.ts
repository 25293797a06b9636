import { z } from "zod";
import { OBJETS_JOURNAL } from "#lib/platform/db/journal-acts";
import { calendarDay } from "#lib/platform/validation/days";
import { closedList, lineText } from "#lib/platform/validation/fields";

const DATE_OU_VIDE = z.union([z.literal(""), calendarDay()]).default("");

/** The filter of the journal; an empty field filters nothing. */
export const FiltreJournal = z.object({
	objet: closedList(["", ...OBJETS_JOURNAL]).default(""),
	acte: lineText({ max: 60 }).default(""),
	/** An address or a name, or part of one. */
	qui: lineText({ max: 254 }).default(""),
	slug: lineText({ max: 200 }).default(""),
	du: DATE_OU_VIDE,
	au: DATE_OU_VIDE,
	/** Entries before this one. */
	avant: z.coerce
		.number()
		.int()
		.positive()
		.max(2 ** 31 - 1)
		.optional(),
});
export type FiltreJournal = z.output<typeof FiltreJournal>;

/** One act, as shown in the journal. */
export type LigneJournal = {
	readonly id: number;
	readonly le: Date;
	/** The kind of actor: an account, the operator or the system. */
	readonly acteur: "compte" | "operateur" | "systeme";
	readonly qui: string | null;
	readonly acte: string;
	readonly objet: string;
	readonly objet_id: number | null;
	readonly objet_slug: string | null;
	readonly avant: object | null;
	readonly apres: object | null;
	readonly motif: string | null;
};
