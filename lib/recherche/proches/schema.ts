import { z } from "zod";
import { BesoinSortie } from "#lib/besoins/schema";
import { lineText } from "#lib/platform/validation/fields";
import { ProjetResume } from "#lib/projets/schema";

/** Characters of a text whose close entries are asked for; the site cuts what is longer. */
export const TEXTE_PROCHES_MAX = 400;
/** Close entries of each kind at most: few enough to be read before going on. */
export const PROCHES_MAX = 3;

export const ProchesQuery = z.object({
	q: lineText({ max: TEXTE_PROCHES_MAX }).meta({
		description:
			"Le texte à rapprocher : un besoin en quelques mots, un nom, l’adresse d’un site.",
	}),
});
export type ProchesQuery = z.output<typeof ProchesQuery>;

/** What already says the same as a text, the closest first. */
export const Proches = z
	.object({
		projets: z.array(ProjetResume).meta({
			description: "Les projets proches du texte, le plus proche d’abord.",
		}),
		besoins: z.array(BesoinSortie).meta({
			description: "Les besoins proches du texte, le plus proche d’abord.",
		}),
	})
	.meta({ id: "Proches" });
export type Proches = z.output<typeof Proches>;
