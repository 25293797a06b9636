import { z } from "zod";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	calendarDay,
	lineText,
	pathInteger,
	rawText,
} from "#lib/platform/validation/fields";

/** Bounds of the name of a passkey, in code points. */
export const BORNES_CLE = { nom: { min: 1, max: 80 } } as const;

/** What a browser answers, as JSON that its script wrote. */
const reponse = rawText();

export const AjoutForme = z.object({
	nom: lineText(BORNES_CLE.nom),
	reponse,
});

const retour = rawText().default("");

export const PreuveForme = z.object({ reponse, retour });

export const SecoursForme = z.object({ code: lineText({ min: 1 }), retour });

export const CleForme = z.object({ cle: pathInteger() });

export const ExigenceForme = z.object({ des_le: calendarDay() });

/** An account by its session: a challenge and its proof belong to one session. */
export type ActeurDeSession = ActeurCompte & { readonly session_id: number };

export type MaCle = {
	readonly id: number;
	readonly nom: string;
	readonly cree_le: string;
	/** When it was last shown; null before that. */
	readonly vue_le: string | null;
};

export type MesCles = {
	readonly cles: readonly MaCle[];
	readonly secours: number;
};

/** Since which day the team must have a passkey, as YYYY-MM-DD; null when it need not. */
export type Exigence = { readonly des_le: string | null };
