import { z } from "zod";
import { lineText } from "#lib/platform/validation/fields";
import { pathInteger } from "#lib/platform/validation/integers";

/** Bounds of the name that tells a token from the others, in code points. */
export const BORNES_JETON = { nom: { min: 1, max: 60 } } as const;

/** What is asked when a token is created. */
export const JetonSaisi = z.object({ nom: lineText(BORNES_JETON.nom) });

/** The form that creates one; `cle` names this showing of the form. */
export const CreationJetonForme = z.object({
	...JetonSaisi.shape,
	cle: lineText({ min: 16, max: 64 }),
});

export const RevocationForme = z.object({ jeton: pathInteger() });

/** A live token as its holder sees it: never the token itself. */
export type MonJeton = {
	readonly id: number;
	readonly nom: string;
	/** Its first characters, by which one recognises it. */
	readonly prefixe: string;
	readonly cree_le: string;
	/** The last day it served, null while it never did. */
	readonly utilise_le: string | null;
};
