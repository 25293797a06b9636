import { z } from "zod";
import { BesoinAdmin, STATUTS_BESOIN } from "#lib/besoins/schema";
import type { Langue } from "#lib/platform/langues";
import {
	blockText,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orUnchanged,
	patchText,
	pathInteger,
	rowId,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { ProjetAdmin, STATUTS_PROJET } from "#lib/projets/schema";

/** What a reader sees of a mail before it is queued. */
export type Apercu = {
	readonly langue: Langue;
	readonly sujet: string;
	readonly texte: string;
};

/** Maximum code points of a decision's reason (D13). */
export const MOTIF_MAX = 1000;

const motif = optionalText(blockText({ max: MOTIF_MAX })).meta({
	fr: "La raison, envoyée à l’auteur en cas de refus ; sans elle, une phrase neutre.",
	en: "The reason, sent to the author of a refused contribution; without one, a neutral sentence.",
});

export const Propositions = component(
	"Propositions",
	z.object({
		projets: z.array(ProjetAdmin).meta({
			fr: "Les projets proposés, le plus ancien d’abord.",
			en: "The projects suggested, oldest first.",
		}),
		besoins: z.array(BesoinAdmin).meta({
			fr: "Les besoins proposés, le plus ancien d’abord.",
			en: "The needs suggested, oldest first.",
		}),
	}),
);
export type Propositions = z.output<typeof Propositions>;

function statut<const S extends string>(statuts: readonly [S, ...S[]]) {
	return orUnchanged(closedList(statuts, { stringFirst: true })).meta({
		fr: "Le nouvel état ; absent ou null, il ne change pas.",
		en: "The new state; if absent or null, it does not change.",
	});
}

export const ProjetModeration = component(
	"ProjetModeration",
	z.object({
		statut: statut(STATUTS_PROJET),
		mis_en_avant: orUnchanged(looseBoolean()).meta({
			fr: "Vrai pour mettre le projet en avant ; absent ou null, rien ne change.",
			en: "True to feature the project; if absent or null, nothing changes.",
		}),
		motif,
	}),
	"input",
);
export type ProjetModeration = z.output<typeof ProjetModeration>;

export const BesoinModeration = component(
	"BesoinModeration",
	z.object({
		statut: statut(STATUTS_BESOIN),
		projet: patchText(lineText()).meta({
			fr: "Slug d’un projet publié à lier ; null délie.",
			en: "Slug of a published project to link; null unlinks.",
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
			fr: "Vrai pour suspendre le compte, faux pour lever sa suspension.",
			en: "True to suspend the account, false to lift its suspension.",
		}),
		motif,
	}),
	"input",
);
export type CompteModeration = z.output<typeof CompteModeration>;

/** The forms whose button names a record, or an act of the journal, and nothing else. */
export const Designe = z.object({ id: rowId() });
export const ActeDesigne = z.object({ acte_id: rowId() });

export const CheminCompte = z.object({
	compte_id: pathInteger().meta({
		fr: "Identifiant du compte, tel que le donne `auteur.id`.",
		en: "Identifier of the account, as given by `auteur.id`.",
	}),
});
