import { z } from "zod";
import { lineText } from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

/** What an area may be; overseas collectivities are départements here. */
export const NATURES_LIEU = [
	"commune",
	"epci",
	"departement",
	"region",
	"pays",
	"monde",
] as const;

export type NatureLieu = (typeof NATURES_LIEU)[number];

const CODE = z.string().meta({
	description:
		"Code du lieu : `commune-`, `epci-`, `dep-` ou `reg-` suivi du code officiel, ou le code d’un pays (ISO 3166) ou d’une partie du monde (ONU).",
	examples: ["commune-44109"],
});
const NOM = z.string().meta({ description: "Nom du lieu, en français." });

/** An area that an entry names. */
export const LieuNomme = component(
	"LieuNomme",
	z.object({
		code: CODE,
		nature: z.enum(NATURES_LIEU).meta({ description: "Ce qu’est le lieu." }),
		nom: NOM,
	}),
);
export type LieuNomme = z.output<typeof LieuNomme>;

/** An area, and those that it lies in. */
export const Lieu = component(
	"Lieu",
	z.object({
		...LieuNomme.shape,
		dans: z.array(z.object({ code: CODE, nom: NOM })).meta({
			description: "Les lieux qui le contiennent, le plus petit d’abord.",
		}),
	}),
);
export type Lieu = z.output<typeof Lieu>;

export const LieuxQuery = z.object({
	q: lineText({ min: 1, max: 100 }).meta({
		description:
			"Un nom, entier ou commencé, un code postal, un numéro de département ou un code.",
	}),
});
