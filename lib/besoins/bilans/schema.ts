import { z } from "zod";
import { jour } from "#lib/platform/contract/wire";
import type { Langue } from "#lib/platform/langues";
import { component } from "#lib/platform/validation/json-schema";

/** What a supporter of a delivered need answers to "is it solved for you?". */
export const REPONSES_BILAN = ["oui", "en_partie", "non"] as const;

export type ReponseBilan = (typeof REPONSES_BILAN)[number];

/** Which answers a public figure tells apart: all of them, yes from the others, no from the others, none; the most detailed first. */
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
		reponses: z.array(z.enum(REPONSES_BILAN)),
		nombre: z.int(),
		pourcentage: z.int(),
	}),
);

/** What those who supported a delivered need say of it. */
export const Bilan = component(
	"Bilan",
	z.object({
		reponses: z.int(),
		jour: jour(),
		parts: z.array(PartBilan),
	}),
);
export type Bilan = z.output<typeof Bilan>;
