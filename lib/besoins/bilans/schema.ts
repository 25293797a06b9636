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

/** How many accounts gave each answer. */
export type NombresBilan = Readonly<Record<ReponseBilan, number>>;

/** A figure that is public, or was. */
export type BilanPublie = NombresBilan & { readonly vue: VueBilan };

/** The same as its row keeps it; `jour` is YYYY-MM-DD. */
export type BilanLu = NombresBilan & {
	readonly vue: string;
	readonly jour: string;
};

/** A reviewed sentence about a delivery, in the language that it was written in. */
export type PhraseBilan = { readonly texte: string; readonly langue: Langue };

const PartBilan = component(
	"PartBilan",
	z.object({
		reponses: z.array(z.enum(REPONSES_BILAN)).meta({
			description:
				"Les réponses comptées ensemble : une seule, ou plusieurs quand l’une d’elles en a moins de cinq.",
		}),
		nombre: z.int().meta({
			description: "Nombre de comptes qui ont donné l’une d’elles.",
		}),
		pourcentage: z.int().meta({
			description:
				"La même part, en pour cent entiers ; la somme des parts fait 100.",
		}),
	}),
);

/** What those who supported a delivered need say of it. */
export const Bilan = component(
	"Bilan",
	z.object({
		reponses: z.int().meta({ description: "Nombre de réponses comptées." }),
		jour: Jour.meta({ description: "Jour où ces nombres ont été arrêtés." }),
		parts: z.array(PartBilan).meta({
			description:
				"Leur répartition, de « réglé » à « pas réglé » ; chaque part compte cinq réponses au moins.",
		}),
	}),
);
export type Bilan = z.output<typeof Bilan>;
