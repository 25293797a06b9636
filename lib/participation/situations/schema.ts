import { z } from "zod";
import type { Langue } from "#lib/platform/langues";
import { lineText, optionalText } from "#lib/platform/validation/fields";
import type { EtatPhrase } from "../bilans/schema.ts";

/** Maximum length of a situation. */
export const SITUATION_MAX = 280;

/** What the account wrote of a need that it supports. */
export type MaSituation = {
	readonly slug: string;
	readonly texte: string;
	readonly langue: Langue;
	/** Code of the département that it named. */
	readonly departement: string | null;
	readonly etat: Exclude<EtatPhrase, "equipe">;
};

/** The box that a supporter is offered. */
export const SituationForme = z.object({
	slug: z.string(),
	situation: lineText({ min: 1, max: SITUATION_MAX }),
	departement: optionalText(lineText({ max: 20 })),
});
