import { z } from "zod";
import {
	blockText,
	closedList,
	lineText,
} from "#lib/platform/validation/fields";
import { rowId } from "#lib/platform/validation/integers";

/** Code points of a note. */
export const BORNES_NOTE = { min: 1, max: 1000 } as const;

/** What a note is about. */
export const OBJETS_NOTE = ["projet", "besoin", "compte"] as const;

/** What a note is about, as forms name it: an entry by its slug, an account by its number. */
export const NoteForme = z.object({
	objet: closedList(OBJETS_NOTE),
	cle: lineText({ max: 250 }),
	/** What it says; named so that its field differs from those of other forms of the page. */
	note: blockText(BORNES_NOTE),
});
export type NoteForme = z.output<typeof NoteForme>;

export const RetraitNoteForme = z.object({ id: rowId() });

/** What a note is about. */
export type SujetDeNote = Pick<NoteForme, "objet" | "cle">;

/** A note as moderators read it, newest first. */
export type NoteVue = {
	readonly id: number;
	readonly texte: string;
	readonly le: Date;
	/** Who wrote it; null once that account is erased. */
	readonly par: string | null;
	/** Whether the reader may take it away. */
	readonly retirable: boolean;
};
