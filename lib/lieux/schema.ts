import { z } from "zod";
import { boundedArray, lineText } from "#lib/platform/validation/fields";
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

export const LIEUX_MAX = 5;

export const LieuxContribues = boundedArray(lineText({ min: 1, max: 20 }), {
	max: LIEUX_MAX,
})
	.nullish()
	.meta({
		fr: "Codes des lieux, cinq au plus, tels que les donne `/api/lieux` ; absent ou null : ce que `territoire` dit sans aucun doute.",
		en: "Codes of the areas, five at most, as `/api/lieux` gives them; absent or null: what `territoire` says without a doubt.",
		examples: [["commune-69123"]],
	});

/** What the check page sends for a text that its author leaves as it is. */
export const TEL_QUEL = "tel_quel";

/** The same from the check page, which sends nothing where nothing was asked or answered. */
export const LieuxEnvoyes = z
	.array(z.string())
	.max(LIEUX_MAX + 1)
	.default([])
	.transform((dits) =>
		dits.length === 0 ? null : dits.filter((dit) => dit !== TEL_QUEL),
	);

const CODE = z.string().meta({
	fr: "Code du lieu : `commune-`, `epci-`, `dep-` ou `reg-` suivi du code officiel, ou le code d’un pays (ISO 3166) ou d’une partie du monde (ONU).",
	en: "Code of the area: `commune-`, `epci-`, `dep-` or `reg-` followed by the official code, or the code of a country (ISO 3166) or of a part of the world (UN).",
	examples: ["commune-44109"],
});
const NOM = z.string().meta({
	fr: "Nom du lieu, en français.",
	en: "Name of the area, in French.",
});

export const LieuNomme = component(
	"LieuNomme",
	z.object({
		code: CODE,
		nature: z
			.enum(NATURES_LIEU)
			.meta({ fr: "Ce qu’est le lieu.", en: "What the area is." }),
		nom: NOM,
	}),
);
export type LieuNomme = z.output<typeof LieuNomme>;

export const Lieu = component(
	"Lieu",
	z.object({
		...LieuNomme.shape,
		dans: z.array(z.object({ code: CODE, nom: NOM })).meta({
			fr: "Les lieux qui le contiennent, le plus petit d’abord.",
			en: "The areas that hold it, the smallest first.",
		}),
	}),
);
export type Lieu = z.output<typeof Lieu>;

export const LieuxNommes = z.array(LieuNomme).meta({
	fr: "Les lieux que la fiche nomme, cinq au plus.",
	en: "The areas that the entry names, five at most.",
});

export const LieuFiltre = lineText().optional().meta({
	fr: "Code d’un lieu, tel que le donne `/api/lieux` : seulement ce qui est dans ce lieu, dans sa communauté de communes ou dans son département, ce qui est dit d’un lieu qui le contient, et ce qui n’est d’aucun lieu ; le plus proche d’abord, dans l’ordre de la liste ensuite. Avec `q`, l’ordre reste celui de la recherche. Un code inconnu donne une liste vide.",
	en: "Code of an area, as `/api/lieux` gives it: only what is in this area, in its group of communes or in its département, what is said of an area that holds it, and what is of no area; the nearest first, then in the order of the list. With `q` the order stays that of the search. An unknown code gives an empty list.",
});

/** Letters of a text that says where. */
export const TERRITOIRE_MAX = 120;

/** What is typed on the site; `territoire` was the filter of earlier addresses. */
export const PresQuery = z.object({
	pres: lineText({ max: TERRITOIRE_MAX }).optional(),
	territoire: lineText({ max: TERRITOIRE_MAX }).optional(),
});

export const LieuxQuery = z.object({
	q: lineText({ min: 1, max: 100 }).meta({
		fr: "Un nom, entier ou commencé, un code postal, un numéro de département ou un code.",
		en: "A name, whole or begun, a postcode, the number of a département or a code.",
	}),
});

/** What the author of a contribution is asked about where it is. */
export type QuestionLieu = {
	/** The areas that one part of the text may be, and the least one that holds all of its postal code. */
	readonly choix: readonly Lieu[];
	/** The codes of those that are too small to be named. */
	readonly petites: readonly string[];
	readonly postal: { readonly code: string; readonly lieu: string } | null;
	/** The areas that its other parts are. */
	readonly surs: readonly string[];
	/** The commune of a need that is too small to be named, and the area shown in its place. */
	readonly petite: { readonly nom: string; readonly autour: string } | null;
};
