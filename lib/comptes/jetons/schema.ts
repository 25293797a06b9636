import { z } from "zod";
import { TAGS, type Tag } from "#lib/platform/contract/endpoint";
import { instant } from "#lib/platform/contract/wire";
import {
	boundedArray,
	closedList,
	lineText,
	pathInteger,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

/** Bounds of a token's name, in code points. */
export const BORNES_JETON = { nom: { min: 1, max: 60 } } as const;

const PORTEES = boundedArray(closedList(TAGS), { min: 1, max: TAGS.length });

export const JetonSaisi = z.object({
	nom: lineText(BORNES_JETON.nom),
	/** Without them, all that the account's role allows. */
	portees: PORTEES.optional(),
});

/** Days after which a token ends, by the choice that a person sees; null: never. */
const JOURS = { mois: 30, trimestre: 90, an: 365, jamais: null } as const;
export const FINS = ["mois", "trimestre", "an", "jamais"] as const;

/** The form that creates one; `cle` identifies this display of the form. */
export const CreationJetonForme = z.object({
	nom: JetonSaisi.shape.nom,
	portees: PORTEES,
	fin: closedList(FINS).transform((fin) => JOURS[fin]),
	cle: lineText({ min: 16, max: 64 }),
});

export const RevocationForme = z.object({ jeton: pathInteger() });

export type MonJeton = {
	readonly id: number;
	readonly nom: string;
	/** Its first characters, to recognise it. */
	readonly prefixe: string;
	readonly cree_le: string;
	/** The last day of use; null if never used. */
	readonly utilise_le: string | null;
	readonly portees: readonly Tag[];
	/** The instant of its end; null if it has none. */
	readonly expire_le: string | null;
};

export const JetonCourant = component(
	"JetonCourant",
	z.object({
		nom: z.string(),
		prefixe: z.string(),
		portees: z.array(z.enum(TAGS)),
		cree_le: instant(),
		expire_le: instant().nullable(),
	}),
);
export type JetonCourant = z.output<typeof JetonCourant>;
