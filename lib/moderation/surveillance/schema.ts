import { z } from "zod";
import { lineText } from "#lib/platform/validation/fields";
import type { GenreSurveille } from "../signaux/schema.ts";

/** Code points of a word to watch: a word, a short phrase or an address. */
export const BORNES_SURVEILLE = { min: 2, max: 100 } as const;

/** Words in one phrase: a longer one would hardly be written twice. */
export const MOTS_SURVEILLES_MAX = 8;

/** Words on the list: each is looked for whenever the queue is shown. */
export const SURVEILLES_MAX = 300;

export const SurveilleForme = z.object({ mot: lineText(BORNES_SURVEILLE) });

export type MotSurveille = {
	readonly id: number;
	/** As it was written. */
	readonly texte: string;
	readonly genre: GenreSurveille;
	readonly fiches: number;
};
