import { z } from "zod";
import { BesoinSortie } from "#lib/besoins/schema";
import { CERTITUDES } from "#lib/platform/search/results";
import { closedList, lineText } from "#lib/platform/validation/fields";
import { ProjetResume } from "#lib/projets/schema";

/** Characters of a text whose close entries are asked for; the site cuts what is longer. */
export const TEXTE_PROCHES_MAX = 400;
export const ProchesQuery = z.object({
	q: lineText({ max: TEXTE_PROCHES_MAX }).meta({
		fr: "Le texte à rapprocher : un besoin en quelques mots, un nom, l’adresse d’un site.",
		en: "The text to compare: a need in a few words, a name, the address of a site.",
	}),
});
export type ProchesQuery = z.output<typeof ProchesQuery>;

const Certitude = closedList(CERTITUDES).meta({
	fr: "`sur` : cela existe déjà, deux indices indépendants le disent ; `peut_etre` : cela pourrait répondre, à vérifier.",
	en: "`sur`: it exists already, two independent signals say so; `peut_etre`: it could be an answer, to be checked.",
});

/** A project that says what a text says, and how sure that is. */
const ProjetProche = ProjetResume.extend({ certitude: Certitude });
export type ProjetProche = z.output<typeof ProjetProche>;

/** What already says the same as a text, the closest first. */
export const Proches = z
	.object({
		projets: z.array(ProjetProche).meta({
			fr: "Les projets proches du texte, le plus proche d’abord.",
			en: "Projects close to the text, closest first.",
		}),
		besoins: z.array(BesoinSortie.extend({ certitude: Certitude })).meta({
			fr: "Les besoins proches du texte, le plus proche d’abord.",
			en: "Needs close to the text, closest first.",
		}),
	})
	.meta({ id: "Proches" });
export type Proches = z.output<typeof Proches>;
