import { z } from "zod";
import { BesoinContribution } from "#lib/besoins/schema";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import {
	CHAMPS_BESOIN,
	CHAMPS_PROJET,
	CLES_TRADUITES_BESOIN,
	CLES_TRADUITES_PROJET,
} from "#lib/contributions/schema";
import { each, pick, suffixed } from "#lib/platform/contract/records";
import { LANGUES } from "#lib/platform/langues";
import { closedList, looseBoolean } from "#lib/platform/validation/fields";
import {
	FacesEcrites,
	LABELS_IA,
	ProjetContribution,
} from "#lib/projets/schema";

export const ProjetEdition = z.object({
	...ProjetContribution.omit({ piege: true, lieux: true }).shape,
	...FacesEcrites.shape,
	label_ia: closedList(LABELS_IA).default("non_renseigne"),
	langue: closedList(LANGUES).default("fr"),
	mis_en_avant: looseBoolean().default(false),
	...suffixed(
		pick(each(CHAMPS_PROJET, "anglais"), CLES_TRADUITES_PROJET),
		"_en",
	),
});
export type ProjetEdition = z.output<typeof ProjetEdition>;

export const BesoinEdition = z.object({
	...BesoinContribution.omit({ piege: true, lieux: true }).shape,
	langue: closedList(LANGUES).default("fr"),
	...suffixed(
		pick(each(CHAMPS_BESOIN, "anglais"), CLES_TRADUITES_BESOIN),
		"_en",
	),
});
export type BesoinEdition = z.output<typeof BesoinEdition>;

/** The kinds with a page of earlier versions: the page of a need includes its work space and its steps. */
export const NATURES_REVISEES = [
	"projet",
	"besoin",
	"article",
	"theme",
] as const;

export type NatureRevisee = (typeof NATURES_REVISEES)[number];

export type ChampRevise = {
	readonly champ: string;
	readonly avant: string;
	readonly apres: string;
};

export type RevisionLue = {
	readonly id: number;
	readonly objet: ObjetRevise;
	readonly numero: number | null;
	readonly nom: string | null;
	readonly le: Date;
	readonly acte: string;
	/** Who made it; null without an account, or when it was erased since. */
	readonly par: string | null;
	readonly champs: readonly ChampRevise[];
};
