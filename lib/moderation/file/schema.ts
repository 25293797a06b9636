import { z } from "zod";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import { closedList, lineText } from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";

/** The filter of the queue; an empty field filters nothing. */
export const FiltreFile = z.object({
	nature: closedList(["", ...NATURES_CONTRIBUTION]).default(""),
	langue: closedList(["", "fr", "en"]).default(""),
	theme: lineText({ max: 120 }).default(""),
	/** Words of the author's name or address. */
	auteur: lineText({ max: 254 }).default(""),
	/** A web address in the texts, or a part of one: a domain. */
	lien: lineText({ max: 200 }).default(""),
	/** Only those that readers reported. */
	signales: closedList(["", "oui"]).default(""),
	/** Only those that resemble another entry. */
	semblables: closedList(["", "oui"]).default(""),
	/** Only those that hold a watched word: any of them, or the one of that number. */
	surveille: z
		.string()
		.regex(/^(?:|oui|[1-9][0-9]{0,8})$/)
		.default(""),
	q: lineText({ max: 100 }).default(""),
	page: boundedInteger({ min: 1, max: 10_000 }).default(1),
});
export type FiltreFile = z.output<typeof FiltreFile>;

/** One row of the queue. */
export type EntreeEnFile = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly langue: Langue;
	/** When its author sent it last. */
	readonly recue_le: Date;
	readonly auteur: string | null;
	/** Whether its author is suspended. */
	readonly suspendu: boolean;
	/** The open request to its author: not answered yet, answered to the reader, or to somebody else. */
	readonly demande: "auteur" | "mienne" | "autre" | null;
	/** Its first line. */
	readonly debut: string;
	/** How many web addresses are in its texts. */
	readonly liens: number;
	/** How many reports wait. */
	readonly signalements: number;
	/** Whether it resembles another entry. */
	readonly semblable: boolean;
	/** The watched words that it holds. */
	readonly surveilles: readonly string[];
	/** Who else has it open; null for nobody. */
	readonly occupants: string | null;
};

type Voisine = {
	readonly nature: NatureContribution;
	readonly slug: string;
};

/** Where an entry stands in the queue, and what is before and after it. */
export type PlaceEnFile = {
	readonly avant: Voisine | null;
	readonly apres: Voisine | null;
	/** Null for an entry that is not in that list. */
	readonly place: number | null;
	readonly total: number;
};
