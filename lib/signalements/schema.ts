import { z } from "zod";
import {
	blockText,
	closedList,
	optionalText,
} from "#lib/platform/validation/fields";

/** The reasons for which a reader may report an entry. */
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

/** What a reader may report. */
export const OBJETS_SIGNALEMENT = ["projet", "besoin"] as const;

export type ObjetSignalement = (typeof OBJETS_SIGNALEMENT)[number];

export const BORNES_SIGNALEMENT = { texte: { max: 1000 } } as const;

/** The form by which a reader reports an entry. */
export const SignalementForme = z.object({
	slug: z.string(),
	motif: closedList(MOTIFS_SIGNALEMENT),
	texte: optionalText(blockText(BORNES_SIGNALEMENT.texte)),
});

export type SignalementForme = z.output<typeof SignalementForme>;
