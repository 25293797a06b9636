import { z } from "zod";
import { BesoinContribution } from "#lib/besoins/schema";
import { versionVue } from "#lib/contributions/revisions/schema";
import { BORNES_BESOIN } from "#lib/contributions/schema";
import { LANGUES } from "#lib/platform/langues";
import {
	blockText,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
} from "#lib/platform/validation/fields";
import {
	BORNES_PROJET,
	LABELS_IA,
	ProjetContribution,
} from "#lib/projets/schema";

/** Every field of a project, and its English version beside it. */
export const ProjetEdition = z.object({
	...ProjetContribution.omit({ piege: true }).shape,
	label_ia: closedList(LABELS_IA).default("non_renseigne"),
	langue: closedList(LANGUES).default("fr"),
	mis_en_avant: looseBoolean().default(false),
	nom_en: optionalText(lineText({ max: BORNES_PROJET.nom.max })),
	accroche_en: optionalText(lineText({ max: BORNES_PROJET.accroche.max })),
	description_en: optionalText(
		blockText({ max: BORNES_PROJET.description.max }),
	),
	usage_ia_en: optionalText(blockText(BORNES_PROJET.usage_ia)),
});
export type ProjetEdition = z.output<typeof ProjetEdition>;

/** The form that edits a project, with the version that it was opened with. */
export const ProjetModifie = ProjetEdition.extend({
	slug: z.string(),
	vu: versionVue(),
});

/** The form that creates one: left for review, or published at once. */
export const ProjetCree = ProjetEdition.extend({
	publier: looseBoolean().default(false),
});

/** Every field of a need, and its English version beside it. */
export const BesoinEdition = z.object({
	...BesoinContribution.omit({ piege: true }).shape,
	langue: closedList(LANGUES).default("fr"),
	titre_en: optionalText(lineText({ max: BORNES_BESOIN.titre.max })),
	description_en: optionalText(
		blockText({ max: BORNES_BESOIN.description.max }),
	),
});
export type BesoinEdition = z.output<typeof BesoinEdition>;

/** The form that edits a need, with the version that it was opened with. */
export const BesoinModifie = BesoinEdition.extend({
	slug: z.string(),
	vu: versionVue(),
});

/** The form that creates one: left for review, or published at once. */
export const BesoinCree = BesoinEdition.extend({
	publier: looseBoolean().default(false),
});
