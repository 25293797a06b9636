import { z } from "zod";
import { lineText } from "#lib/platform/validation/fields";
import { pathInteger } from "#lib/platform/validation/integers";

/** Bounds of a token's name, in code points. */
export const BORNES_JETON = { nom: { min: 1, max: 60 } } as const;

/** The fields of a new token. */
export const JetonSaisi = z.object({ nom: lineText(BORNES_JETON.nom) });

/** The form that creates one; `cle` identifies this display of the form. */
export const CreationJetonForme = z.object({
	...JetonSaisi.shape,
	cle: lineText({ min: 16, max: 64 }),
});

export const RevocationForme = z.object({ jeton: pathInteger() });

/** A live token as its owner sees it: never the token itself. */
export type MonJeton = {
	readonly id: number;
	readonly nom: string;
	/** Its first characters, to recognise it. */
	readonly prefixe: string;
	readonly cree_le: string;
	/** The last day of use; null if never used. */
	readonly utilise_le: string | null;
};
