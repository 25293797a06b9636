import { z } from "zod";
import { lineText } from "#lib/platform/validation/fields";

/** Bounds of the name that tells a token from the others, in code points. */
export const BORNES_JETON = { nom: { min: 1, max: 60 } } as const;

/** What is asked when a token is created. */
export const JetonSaisi = z.object({ nom: lineText(BORNES_JETON.nom) });
