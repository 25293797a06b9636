import { z } from "zod";
import {
	CHAMPS_PROJET,
	type ChampProjet,
	NOMS_PROJET,
	PHRASES_PROJET,
} from "#lib/contributions/schema";
import { keysWith } from "#lib/platform/contract/records";
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

export type ValeursProjet = Readonly<
	Pick<ProjetImporte, ChampProjet | "langue" | "themes"> & {
		lieux: string[] | null;
	}
>;

export const CHAMPS_IMPORTES = [
	...NOMS_PROJET,
	"langue",
	"themes",
	"lieux",
] as const;

export const NETTOYAGE = {
	plain: keysWith(CHAMPS_PROJET, "nature", "ligne"),
	// `usage_ia` is a sentence of the description, in its markup.
	formatted: keysWith(CHAMPS_PROJET, "nature", "bloc"),
	addresses: keysWith(CHAMPS_PROJET, "nature", "adresse", "depot", "contact"),
	booleans: keysWith(CHAMPS_PROJET, "nature", "oui_non"),
	phrases: [
		...PHRASES_PROJET,
		...keysWith(CHAMPS_PROJET, "nature", "noms"),
		"lieux",
	],
	links: keysWith(CHAMPS_PROJET, "nature", "liens"),
};
