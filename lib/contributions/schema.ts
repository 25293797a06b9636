/**
 * The fields of a contribution, once for each kind: validation, columns, imports,
 * forms, review, open data and mails derive from this description. Their words
 * stand in `lib/i18n/messages/{fr,en}/champs.ts`. Themes and the language of the
 * text are not listed: each place says what it does with them.
 */
import { z } from "zod";
import {
	each,
	type KeysWith,
	keysOf,
	keysWith,
	pick,
} from "#lib/platform/contract/records";
import {
	blockText,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
} from "#lib/platform/validation/fields";
import { webAddress } from "#lib/platform/validation/web-address";

/** A contribution's kind. */
export const NATURES_CONTRIBUTION = ["projet", "besoin"] as const;

export type NatureContribution = (typeof NATURES_CONTRIBUTION)[number];

/** What a field holds: it says which control edits it, and how an import cleans it. */
export type NatureChamp = "ligne" | "bloc" | "adresse" | "oui_non";

/** Code points. */
type Bornes = { readonly min?: number; readonly max: number };

type Champ = {
	readonly nature: NatureChamp;
	/** Null when nothing was given. */
	readonly facultatif: boolean;
	/** Whether moderators write an English version beside it. */
	readonly traduit: boolean;
	readonly bornes: Bornes | null;
	/** The English version as moderators send it: it may always be left empty. */
	readonly anglais: z.ZodType | null;
	/** As it is sent, and as it is answered. */
	readonly entree: z.ZodType;
	readonly sortie: z.ZodType;
	/** Its value in the documentation of the API. */
	readonly exemple: unknown;
};

const SIMPLE = { facultatif: false, traduit: false } as const;
const FACULTATIF = { facultatif: true, traduit: false } as const;
const TRADUIT = { traduit: true } as const;

const ligne = <const B extends Bornes>(bornes: B) =>
	({
		...SIMPLE,
		nature: "ligne",
		bornes,
		entree: lineText(bornes),
		anglais: optionalText(lineText({ max: bornes.max })),
		sortie: z.string(),
	}) as const;

const bloc = <const B extends Bornes>(bornes: B) =>
	({
		...SIMPLE,
		nature: "bloc",
		bornes,
		entree: blockText(bornes),
		anglais: optionalText(blockText({ max: bornes.max })),
		sortie: z.string(),
	}) as const;

const ligneFacultative = <const B extends Bornes>(bornes: B) =>
	({
		...FACULTATIF,
		nature: "ligne",
		bornes,
		entree: optionalText(lineText(bornes)),
		anglais: optionalText(lineText({ max: bornes.max })),
		sortie: z.string().nullable(),
	}) as const;

const blocFacultatif = <const B extends Bornes>(bornes: B) =>
	({
		...FACULTATIF,
		nature: "bloc",
		bornes,
		entree: optionalText(blockText(bornes)),
		anglais: optionalText(blockText({ max: bornes.max })),
		sortie: z.string().nullable(),
	}) as const;

const ADRESSE_FACULTATIVE = {
	...FACULTATIF,
	nature: "adresse",
	bornes: null,
	anglais: null,
	entree: orNull(webAddress()),
	sortie: z.string().nullable(),
} as const;

const OUI_NON_FACULTATIF = {
	...FACULTATIF,
	nature: "oui_non",
	bornes: null,
	anglais: null,
	entree: orNull(looseBoolean()),
	sortie: z.boolean().nullable(),
} as const;

/** The fields of a project, in the order of the wire. */
export const CHAMPS_PROJET = {
	nom: {
		...ligne({ min: 2, max: 120 }),
		...TRADUIT,
		sortie: z.string().meta({ examples: ["OpenStreetMap"] }),
		exemple: "OpenStreetMap",
	},
	accroche: {
		...ligne({ min: 10, max: 200 }),
		...TRADUIT,
		exemple: "La carte du monde que tout le monde peut corriger.",
	},
	description: {
		...bloc({ min: 40, max: 5000 }),
		...TRADUIT,
		exemple:
			"Une base de données géographique libre, écrite par des bénévoles du monde entier.",
	},
	site_web: {
		...ADRESSE_FACULTATIVE,
		exemple: "https://www.openstreetmap.org/",
	},
	porteur: {
		...ligneFacultative({ max: 160 }),
		exemple: "Fondation OpenStreetMap",
	},
	territoire: { ...ligneFacultative({ max: 120 }), exemple: "Lyon" },
	usage_ia: {
		...blocFacultatif({ max: 2000 }),
		...TRADUIT,
		sortie: z.string().nullable().meta({
			description: "Le rôle de l’IA dans le projet.",
		}),
		exemple: "Aucun : la carte est tracée à la main.",
	},
	code_ouvert: { ...OUI_NON_FACULTATIF, exemple: true },
} as const satisfies Record<string, Champ>;

/** The fields of a need, in the order of the wire. */
export const CHAMPS_BESOIN = {
	titre: {
		...ligne({ min: 8, max: 140 }),
		...TRADUIT,
		exemple: "Une carte des fontaines d’eau",
	},
	description: {
		...bloc({ min: 40, max: 5000 }),
		...TRADUIT,
		exemple:
			"Il est difficile de savoir où remplir une gourde en ville. Une carte ouverte, tenue par les habitants, y aiderait.",
	},
	territoire: { ...ligneFacultative({ max: 120 }), exemple: "Lyon" },
} as const satisfies Record<string, Champ>;

export type ChampProjet = keyof typeof CHAMPS_PROJET;
export type ChampBesoin = keyof typeof CHAMPS_BESOIN;

export const NOMS_PROJET = keysOf(CHAMPS_PROJET);
export const NOMS_BESOIN = keysOf(CHAMPS_BESOIN);

export const CLES_TRADUITES_PROJET = keysWith(CHAMPS_PROJET, "traduit", true);
export const CLES_TRADUITES_BESOIN = keysWith(CHAMPS_BESOIN, "traduit", true);

/** The texts, without addresses: those that have bounds. */
export const TEXTES_PROJET = keysWith(CHAMPS_PROJET, "nature", "ligne", "bloc");
export const TEXTES_BESOIN = keysWith(CHAMPS_BESOIN, "nature", "ligne", "bloc");

/** Bounds of each text, in code points. */
export const BORNES_TEXTES_PROJET = pick(
	each(CHAMPS_PROJET, "bornes"),
	TEXTES_PROJET,
);

const FACULTATIFS_PROJET = pick(
	CHAMPS_PROJET,
	keysWith(CHAMPS_PROJET, "facultatif", true),
);

/** The lines and addresses that may be left empty: forms and pages show them one after the other. */
export const LIGNES_FACULTATIVES_PROJET = keysWith(
	FACULTATIFS_PROJET,
	"nature",
	"ligne",
	"adresse",
);

/** What somebody wrote and that an erasure empties. */
export const EFFACABLES_PROJET = keysWith(
	FACULTATIFS_PROJET,
	"nature",
	"ligne",
	"bloc",
	"adresse",
);
export const EFFACABLES_BESOIN = keysWith(CHAMPS_BESOIN, "facultatif", true);

/** The texts that can't be empty. */
export type ObligatoireProjet = KeysWith<
	typeof CHAMPS_PROJET,
	"facultatif",
	false
>;
export type ObligatoireBesoin = KeysWith<
	typeof CHAMPS_BESOIN,
	"facultatif",
	false
>;

/** The fields whose correction is reported to the author, in this order. */
export const CHAMPS_CORRIGES = {
	projet: [...NOMS_PROJET, "langue", "themes"],
	besoin: [...NOMS_BESOIN, "langue", "theme"],
} as const satisfies Record<NatureContribution, readonly string[]>;
