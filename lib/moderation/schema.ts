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
	z.object({ projets: z.array(ProjetAdmin), besoins: z.array(BesoinAdmin) }),
);
export type Propositions = z.output<typeof Propositions>;

export const ProjetModeration = component(
	"ProjetModeration",
	z.object({
		statut: orUnchanged(closedList(STATUTS_PROJET, { stringFirst: true })),
		mis_en_avant: orUnchanged(looseBoolean()),
		motif,
	}),
	"input",
);
export type ProjetModeration = z.output<typeof ProjetModeration>;

export const BesoinModeration = component(
	"BesoinModeration",
	z.object({
		statut: orUnchanged(closedList(STATUTS_BESOIN, { stringFirst: true })),
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
	z.object({ suspendu: looseBoolean(), motif }),
	"input",
);
export type CompteModeration = z.output<typeof CompteModeration>;

export const CheminCompte = z.object({ compte_id: pathInteger() });
