import { z } from "zod";
import { PlaceSortie } from "#lib/besoins/places/schema";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { Instant } from "#lib/platform/contract/wire";
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
	id: pathInteger().meta({
		fr: "Numéro de la mission, tel que le donne `/api/places`.",
		en: "Number of the role, as `/api/places` gives it.",
	}),
});

export const OffreEntree = component(
	"OffreEntree",
	z.object({
		message: blockText(BORNES_OFFRE.message).meta({
			fr: "Ce que vous proposez, pour l’équipe et les contacts du besoin seulement.",
			en: "What you offer, for the team and the contacts of the need only.",
			examples: ["Je peux relever les fontaines de mon quartier le samedi."],
		}),
		contact: looseBoolean().default(false).meta({
			fr: "Vrai : si l’offre est acceptée, chacun reçoit l’adresse de l’autre par courriel. Sinon, aucune adresse n’est donnée.",
			en: "True: if the offer is accepted, each gets the other’s address by email. Otherwise, no address is given.",
		}),
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

const ETAT = z.enum(ETATS_OFFRE).meta({
	fr: "Où en est l’offre : `envoyee`, `vue` par l’équipe, puis `acceptee`, `declinee`, `retiree` ou `expiree`.",
	en: "How the offer stands: `envoyee` (sent), `vue` (seen by the team), then `acceptee` (accepted), `declinee` (declined), `retiree` (withdrawn) or `expiree` (expired).",
});

export const OffreResultat = component(
	"OffreResultat",
	z.object({
		place: z
			.int()
			.meta({ fr: "Numéro de la mission.", en: "Number of the role." }),
		etat: ETAT.nullable().meta({
			fr: "Où en est l’offre du compte du jeton pour cette mission : `envoyee`, `vue` par l’équipe, puis `acceptee`, `declinee`, `retiree` ou `expiree` ; null s’il n’en a jamais fait.",
			en: "How the offer of the token’s account for this role stands: `envoyee` (sent), `vue` (seen by the team), then `acceptee` (accepted), `declinee` (declined), `retiree` (withdrawn) or `expiree` (expired); null if it never made one.",
		}),
		expire_le: Instant.nullable().meta({
			fr: "Instant où elle expire, faute de réponse ; null quand elle n’attend pas de réponse.",
			en: "When it expires without an answer; null when it awaits none.",
		}),
	}),
);
export type OffreResultat = z.output<typeof OffreResultat>;

const { besoin, role, titre, langue, traductions } = PlaceSortie.shape;

export const MonOffre = component(
	"MonOffre",
	z.object({
		place: z
			.int()
			.meta({ fr: "Numéro de la mission.", en: "Number of the role." }),
		besoin,
		role,
		titre,
		langue,
		traductions,
		etat: ETAT,
		message: z
			.string()
			.meta({ fr: "Ce que vous avez écrit.", en: "What you wrote." }),
		contact: z.boolean().meta({
			fr: "Vrai si les adresses s’échangent quand l’offre est acceptée.",
			en: "True if addresses are exchanged when the offer is accepted.",
		}),
		cree_le: Instant.meta({
			fr: "Instant de l’offre.",
			en: "When the offer was made.",
		}),
		repondu_le: Instant.nullable().meta({
			fr: "Instant de la réponse de l’équipe ; null sans réponse.",
			en: "When the team answered; null without an answer.",
		}),
		expire_le: Instant.nullable().meta({
			fr: "Instant où elle expire, faute de réponse ; null quand elle n’attend pas de réponse.",
			en: "When it expires without an answer; null when it awaits none.",
		}),
	}),
);
export type MonOffre = z.output<typeof MonOffre>;
