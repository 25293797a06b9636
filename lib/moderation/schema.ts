import { z } from "zod";
import { BesoinAdmin, STATUTS_BESOIN } from "#lib/besoins/schema";
import {
	blockText,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orUnchanged,
	patchText,
} from "#lib/platform/validation/fields";
import { pathInteger } from "#lib/platform/validation/integers";
import { component } from "#lib/platform/validation/json-schema";
import { ProjetAdmin, STATUTS_PROJET } from "#lib/projets/schema";

/** Maximum code points of a decision's reason (D13). */
export const MOTIF_MAX = 1000;

const motif = optionalText(blockText({ max: MOTIF_MAX })).meta({
	description:
		"La raison, envoyée à l’auteur en cas de refus ; sans elle, une phrase neutre.",
});

export const Propositions = component(
	"Propositions",
	z.object({
		projets: z
			.array(ProjetAdmin)
			.meta({ description: "Les projets proposés, le plus ancien d’abord." }),
		besoins: z
			.array(BesoinAdmin)
			.meta({ description: "Les besoins proposés, le plus ancien d’abord." }),
	}),
);
export type Propositions = z.output<typeof Propositions>;

export const ProjetModeration = component(
	"ProjetModeration",
	z.object({
		statut: orUnchanged(closedList(STATUTS_PROJET, { stringFirst: true })).meta(
			{ description: "Le nouvel état ; absent ou null, il ne change pas." },
		),
		mis_en_avant: orUnchanged(looseBoolean()).meta({
			description:
				"Vrai pour mettre le projet en avant ; absent ou null, rien ne change.",
		}),
		motif,
	}),
	"input",
);
export type ProjetModeration = z.output<typeof ProjetModeration>;

export const BesoinModeration = component(
	"BesoinModeration",
	z.object({
		statut: orUnchanged(closedList(STATUTS_BESOIN, { stringFirst: true })).meta(
			{ description: "Le nouvel état ; absent ou null, il ne change pas." },
		),
		projet: patchText(lineText()).meta({
			description: "Slug d’un projet publié à lier ; null délie.",
		}),
		motif,
	}),
	"input",
);
export type BesoinModeration = z.output<typeof BesoinModeration>;

export const CompteModeration = component(
	"CompteModeration",
	z.object({
		suspendu: looseBoolean().meta({
			description:
				"Vrai pour suspendre le compte, faux pour lever sa suspension.",
		}),
		motif,
	}),
	"input",
);
export type CompteModeration = z.output<typeof CompteModeration>;

export const CheminCompte = z.object({
	compte_id: pathInteger().meta({
		description: "Identifiant du compte, tel que le donne `auteur.id`.",
	}),
});
