import { z } from "zod";
import { ENVELOPPE } from "#lib/platform/import/envelope";
import { lineText } from "#lib/platform/validation/fields";
import { BORNES_PROJET, ProjetContribution } from "../schema.ts";

const { themes, piege, ...CHAMPS } = ProjetContribution.shape;

/** Themes that a project may have; an imported one may also have none. */
export const THEMES_MAX = BORNES_PROJET.themes.max;

/** A record of a file of projects, cleaned: the fields and bounds of a contribution, and free words for themes. */
export const ProjetImporte = z.object({
	...ENVELOPPE,
	...CHAMPS,
	themes: z.array(lineText()).default([]),
});
export type ProjetImporte = z.output<typeof ProjetImporte>;

/** The fields that an import writes. */
export type ValeursProjet = {
	readonly nom: string;
	readonly accroche: string;
	readonly description: string;
	readonly site_web: string | null;
	readonly porteur: string | null;
	readonly territoire: string | null;
	readonly usage_ia: string | null;
	readonly code_ouvert: boolean | null;
	readonly langue: string;
	readonly themes: readonly string[];
};
