import { z } from "zod";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import {
	boundedInteger,
	closedList,
	lineText,
} from "#lib/platform/validation/fields";
import type { REGLES } from "../sans_relecture/schema.ts";
import type { Signal } from "../signaux/schema.ts";

/** What waits: an entry to review, readers' reports of one, a contest, a sentence about a delivery, what a supporter lives, a delivered need that few find solved, offers of help, what a rule published, a place that ends. */
export const GENRES_FILE = [
	"fiche",
	"signalement",
	"contestation",
	"bilan",
	"situation",
	"a_rouvrir",
	"offre",
	"regle",
	"place",
] as const;
export type GenreFile = (typeof GENRES_FILE)[number];

/** Entries that are read at once, of those that await review; with more, the oldest are. */
export const FILE_MAX = 1_000;

/** The filter of the queue, or of the list of all entries; an empty field filters nothing. */
export const FiltreFile = z.object({
	genre: closedList(["", ...GENRES_FILE]).default(""),
	nature: closedList(["", ...NATURES_CONTRIBUTION]).default(""),
	/** Of all entries: what is in the queue awaits review. */
	statut: lineText({ max: 20 }).default(""),
	/** The slug of a theme: of all entries too. */
	theme: lineText({ max: 200 }).default(""),
	langue: closedList(["", "fr", "en"]).default(""),
	/** Words, or the address of an entry. */
	q: lineText({ max: 300 }).default(""),
	page: boundedInteger({ min: 1, max: 10_000 }).default(1),
});
export type FiltreFile = z.output<typeof FiltreFile>;

export type LigneFile = {
	readonly genre: GenreFile;
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly langue: Langue;
	/** When it came, or, of an entry, when its author sent it last; of a place its last day; null where that is not told. */
	readonly recue_le: Date | null;
	readonly auteur: string | null;
	readonly suspendu: boolean;
	/** The open request to its author: not answered yet, or answered. */
	readonly demande: "auteur" | "repondue" | null;
	/** The first lines of the text, and their language. */
	readonly debut: string;
	readonly langue_debut: Langue;
	readonly signaux: readonly Signal[];
	readonly semblable: string | null;
	readonly nombre: number;
	/** What is decided in the row itself: a sentence, or what a rule did, by its key; null for what has a page. */
	readonly cle: string | null;
	readonly regle: (typeof REGLES)[number] | null;
	/** What is at stake: the higher comes first. */
	readonly enjeu: number;
	/** The page where it is decided, in French. */
	readonly vers: string;
};

/** A row as the reads of what waits beside entries tell it: about which entry, and what else is known of it. */
export type LigneLue = Pick<LigneFile, "slug" | "titre" | "langue"> &
	Partial<LigneFile>;

/** Where a page stands in the queue, and the pages before and after it, in French. */
export type PlaceEnFile = {
	readonly avant: string | null;
	readonly apres: string | null;
	/** Null for what is not in that list, or waits for its author. */
	readonly place: number | null;
	readonly total: number;
};
