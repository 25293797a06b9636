import { z } from "zod";
import type { Acteur } from "#lib/platform/actor";
import type { ObjetJournal } from "#lib/platform/db/journal-acts";
import { calendarDay, lineText } from "#lib/platform/validation/fields";

const DATE_OU_VIDE = z.union([z.literal(""), calendarDay()]).default("");

/** The filter of the journal; an empty field filters nothing. */
export const FiltreJournal = z.object({
	acte: lineText({ max: 60 }).default(""),
	/** An address or a name, or part of one. */
	qui: lineText({ max: 254 }).default(""),
	/** The address of the object, or part of its title. */
	slug: lineText({ max: 300 }).default(""),
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

/** The present title of what an act was about, and what its page is found by. */
export type ObjetVise = {
	readonly titre: string;
	/** Null for what has no address of its own. */
	readonly slug: string | null;
};

/** An act that the journal holds, on one of its objects. */
export type ActeConnu = Pick<
	LigneJournal,
	"acte" | "objet" | "avant" | "apres"
>;

export type LigneJournal = {
	readonly id: number;
	readonly le: Date;
	/** The kind of actor: an account, the operator or the system. */
	readonly acteur: Acteur["nature"];
	readonly acteur_id: number | null;
	readonly qui: string | null;
	readonly acte: string;
	readonly objet: ObjetJournal;
	readonly objet_id: number | null;
	readonly objet_slug: string | null;
	/** Null for an object that does not exist any more, or that has no title. */
	readonly vise: ObjetVise | null;
	readonly projet: ObjetVise | null;
	readonly avant: object | null;
	readonly apres: object | null;
	readonly motif: string | null;
	/** The version that the act replaced or removed; null for an act that kept none. */
	readonly version: {
		readonly id: number;
		readonly nature: "projet" | "besoin" | "article" | "theme";
		readonly slug: string;
		/** The brief as this act wrote it, for an act on a work space. */
		readonly cahier: string | null;
	} | null;
};
