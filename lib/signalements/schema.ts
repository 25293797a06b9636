import { z } from "zod";
import {
	blockText,
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";

export const MOTIFS_SIGNALEMENT = [
	"inexact",
	"doublon",
	"lien_mort",
	"publicite",
	"vie_privee",
	"illicite",
	"autre",
] as const;

export type MotifSignalement = (typeof MOTIFS_SIGNALEMENT)[number];

export const OBJETS_SIGNALEMENT = ["projet", "besoin"] as const;

export type ObjetSignalement = (typeof OBJETS_SIGNALEMENT)[number];

/** Bounds of what a reader reports, of the moderators' note on it and of the answer, in code points. */
export const BORNES_SIGNALEMENT = {
	texte: { max: 1000 },
	note: { max: 1000 },
	reponse: { max: 1000 },
	/** The address of another entry. */
	autre: { max: 500 },
} as const;

export const SignalementForme = z.object({
	slug: z.string(),
	motif: closedList(MOTIFS_SIGNALEMENT),
	texte: optionalText(blockText(BORNES_SIGNALEMENT.texte)),
	/** The need that this one repeats: its slug, or the address of its page. */
	autre: optionalText(lineText(BORNES_SIGNALEMENT.autre)),
	/** As typed: where an answer is mailed. */
	courriel: optionalText(lineText()),
});

export type SignalementForme = z.output<typeof SignalementForme>;
