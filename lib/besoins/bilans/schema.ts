import { z } from "zod";
import { Jour } from "#lib/platform/contract/wire";
import type { Langue } from "#lib/platform/langues";
import { component } from "#lib/platform/validation/json-schema";

/** What a supporter of a delivered need answers to "is it solved for you?". */
export const REPONSES_BILAN = ["oui", "en_partie", "non"] as const;

export type ReponseBilan = (typeof REPONSES_BILAN)[number];

/** Which answers a public figure tells apart: all of them, yes from the others, no from the others, none. */
export const VUES_BILAN = ["detail", "oui", "non", "tout"] as const;

export type VueBilan = (typeof VUES_BILAN)[number];

export type NombresBilan = Readonly<Record<ReponseBilan, number>>;

export type BilanPublie = NombresBilan & { readonly vue: VueBilan };

/** The same with the day on which it was made, YYYY-MM-DD. */
export type BilanLu = BilanPublie & { readonly jour: string };

/** A reviewed sentence about a delivery, in the language that it was written in. */
export type PhraseBilan = { readonly texte: string; readonly langue: Langue };

const PartBilan = component(
	"PartBilan",
	z.object({
		reponses: z.array(z.enum(REPONSES_BILAN)).meta({
			fr: "Les réponses comptées ensemble : une seule, ou plusieurs quand l’une d’elles en a moins de cinq.",
			en: "The answers counted together: one, or several where fewer than five gave one of them.",
		}),
		nombre: z.int().meta({
			fr: "Nombre de comptes qui ont donné l’une d’elles.",
			en: "Number of accounts that gave one of them.",
		}),
		pourcentage: z.int().meta({
			fr: "La même part, en pour cent entiers ; la somme des parts fait 100.",
			en: "The same in whole per cents, which add up to 100.",
		}),
	}),
);

/** What those who supported a delivered need say of it. */
export const Bilan = component(
	"Bilan",
	z.object({
		reponses: z.int().meta({
			fr: "Nombre de réponses comptées.",
			en: "Number of answers counted.",
		}),
		jour: Jour.meta({
			fr: "Jour où ces nombres ont été arrêtés.",
			en: "Day on which these numbers were made.",
		}),
		parts: z.array(PartBilan).meta({
			fr: "Leur répartition, de « réglé » à « pas réglé » ; chaque part compte cinq réponses au moins.",
			en: "How they divide, from “solved” to “not solved”; each part counts five answers at least.",
		}),
	}),
);
export type Bilan = z.output<typeof Bilan>;
