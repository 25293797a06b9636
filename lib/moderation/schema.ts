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

const motif = optionalText(blockText({ max: MOTIF_MAX }));

export const Propositions = component(
	"Propositions",
	z.object({
		projets: z.array(ProjetAdmin),
		besoins: z.array(BesoinAdmin),
	}),
);
export type Propositions = z.output<typeof Propositions>;

function statut<const S extends string>(statuts: readonly [S, ...S[]]) {
	return orUnchanged(closedList(statuts, { stringFirst: true }));
}

export const ProjetModeration = component(
	"ProjetModeration",
	z.object({
		statut: statut(STATUTS_PROJET),
		mis_en_avant: orUnchanged(looseBoolean()),
		motif,
	}),
	"input",
);
export type ProjetModeration = z.output<typeof ProjetModeration>;

export const BesoinModeration = component(
	"BesoinModeration",
	z.object({
		statut: statut(STATUTS_BESOIN),
		projet: patchText(lineText()),
		motif,
	}),
	"input",
);
export type BesoinModeration = z.output<typeof BesoinModeration>;

export const CompteModeration = component(
	"CompteModeration",
	z.object({
		suspendu: looseBoolean(),
		motif,
	}),
	"input",
);
export type CompteModeration = z.output<typeof CompteModeration>;

/** The forms whose button names a record, or an act of the journal, and nothing else. */
export const Designe = z.object({ id: rowId() });
export const ActeDesigne = z.object({ acte_id: rowId() });

export const CheminCompte = z.object({
	compte_id: pathInteger(),
});
