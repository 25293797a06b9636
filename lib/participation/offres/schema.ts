import { z } from "zod";
import { PlaceSortie } from "#lib/besoins/places/schema";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { instant } from "#lib/platform/contract/wire";
import {
	blockText,
	closedList,
	lineText,
	looseBoolean,
	pathInteger,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

export const ETATS_OFFRE = [
	"envoyee",
	"vue",
	"acceptee",
	"declinee",
	"retiree",
	"expiree",
] as const;

export type EtatOffre = (typeof ETATS_OFFRE)[number];

/** Bounds of what somebody who offers help writes, in code points. */
export const BORNES_OFFRE = { message: { min: 20, max: 1000 } } as const;

export const CheminPlace = z.object({
	id: pathInteger(),
});

export const OffreEntree = component(
	"OffreEntree",
	z.object({
		message: blockText(BORNES_OFFRE.message).meta({
			examples: ["Je peux relever les fontaines de mon quartier le samedi."],
		}),
		contact: looseBoolean().default(false),
	}),
	"input",
);
export type OffreEntree = z.output<typeof OffreEntree>;

/** The form that leads to the offer for a role without a place. */
export const RoleForme = z.object({
	slug: lineText(),
	role: closedList(ROLES_CHANTIER),
});

export const OffreForme = z.object({
	place: pathInteger(),
	...OffreEntree.shape,
});

export const RetraitOffreForme = z.object({ place: pathInteger() });

const ETAT = z.enum(ETATS_OFFRE);

export const OffreResultat = component(
	"OffreResultat",
	z.object({
		place: z.int(),
		etat: ETAT.nullable(),
		expire_le: instant().nullable(),
	}),
);
export type OffreResultat = z.output<typeof OffreResultat>;

const { besoin, role, titre, langue, traductions } = PlaceSortie.shape;

export const MonOffre = component(
	"MonOffre",
	z.object({
		place: z.int(),
		besoin,
		role,
		titre,
		langue,
		traductions,
		etat: ETAT,
		message: z.string(),
		contact: z.boolean(),
		cree_le: instant(),
		repondu_le: instant().nullable(),
		expire_le: instant().nullable(),
	}),
);
export type MonOffre = z.output<typeof MonOffre>;
