import { z } from "zod";
import {
	PHRASES_PROJET,
	PREMIERS_PROJET,
	REPRISE_PROJET,
} from "#lib/contributions/schema";
import { ordered } from "#lib/platform/contract/records";
import { instant, jour, LIMITE_MAX } from "#lib/platform/contract/wire";
import type { TexteMarque } from "#lib/platform/langues";
import { boundedInteger } from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

/** The sets of the open data, one file of each format for each (D30). */
export const JEUX = [
	"projets",
	"besoins",
	"etapes",
	"themes",
	"articles",
	"liens",
	"situations",
] as const;

export type Jeu = (typeof JEUX)[number];

/** One object a line, one line of cells for programs, and the same for spreadsheets set to French. */
export const FORMATS = ["jsonl", "csv", "tableur"] as const;

export type FormatDonnees = (typeof FORMATS)[number];

export const LICENCE = {
	id: "etalab-2.0",
	nom: "Licence Ouverte 2.0",
	adresse:
		"https://www.etalab.gouv.fr/wp-content/uploads/2017/04/ETALAB-Licence-Ouverte-v2.0.pdf",
} as const;

/** Days that are all kept; of earlier ones, the first of each month. */
export const JOURS_GARDES = 31;

export const FichierDonnees = z.object({
	nom: z.string(),
	jeu: z.enum(JEUX).nullable(),
	format: z.string(),
	/** Records, without the header line of a CSV file. */
	lignes: z.int().nonnegative().nullable(),
	octets: z.int().nonnegative(),
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FichierDonnees = z.output<typeof FichierDonnees>;

export const Manifeste = z.object({
	jour: jour(),
	cree_le: instant(),
	licence: z.string(),
	credit: z.string(),
	/** The last event whose change is in the files; absent from those of earlier versions. */
	evenement: z.int().optional(),
	/** Present when invented accounts voted and supported. */
	demonstration: z.literal(true).optional(),
	fichiers: z.array(FichierDonnees),
});
export type Manifeste = z.output<typeof Manifeste>;

/** The name of the manifest among the files of a day. */
export const NOM_MANIFESTE = "manifeste.json";
export const NOM_DICTIONNAIRE = "dictionnaire.csv";
export const NOM_SOMMES = "SHA256SUMS";
export const NOM_PUBLICCODE = "publiccode.json";

/** The columns of a project's own fields, in the order of the files. */
export const COLONNES_PROJET = ordered(
	PREMIERS_PROJET,
	["nom", "accroche", "description", "territoire"],
	["code_ouvert", "usage_ia"],
);

/** The same, with the later ones, which are the last of the files. */
export const CHAMPS_PROJET = [
	...COLONNES_PROJET,
	...PHRASES_PROJET,
	...REPRISE_PROJET,
] as const;

/** The first records of each set that its card shows, and the columns shown of them. */
export const APERCU_LIGNES = 3;
export const APERCU_COLONNES = {
	projets: ["nom", "territoire", "label_ia", "nb_votes"],
	besoins: ["titre", "territoire", "statut_libelle", "nb_soutiens"],
	etapes: ["titre", "jour", "besoin"],
	themes: ["nom", "description"],
	articles: ["titre", "date", "auteur"],
	liens: ["besoin", "projet", "depuis"],
	situations: ["texte", "besoin"],
} as const satisfies Readonly<Record<Jeu, readonly string[]>>;

export const ObjetOuvert = z.record(z.string(), z.unknown());

export type JeuOuvert = {
	readonly jeu: Jeu;
	readonly lignes: number;
	/** The files of the newest day, in the order of `FORMATS`. */
	readonly fichiers: readonly FichierDonnees[];
	readonly colonnes: readonly string[];
	readonly apercu: readonly (readonly TexteMarque[])[];
	/** The earlier days kept, newest first, each with the formats that it has. */
	readonly passes: readonly {
		readonly jour: string;
		readonly formats: readonly FormatDonnees[];
	}[];
};

/** The public page of an entry: its path in French, and when its content last changed. */
export type PagePublique = { readonly path: string; readonly modifie_le: Date };

export const TYPES_EVENEMENT = [
	"publie",
	"modifie",
	"etat",
	"fusionne",
	"retire",
	"restaure",
] as const;

export const NATURES_EVENEMENT = [
	"projet",
	"besoin",
	"etape",
	"place",
	"article",
	"annuaire",
] as const;

/** How long events are kept. */
export const EVENEMENTS_MOIS = 13;

/** Age at which they get their number: an act undone before leaves none. */
export const NUMERO_SECONDES = 60;

export const EvenementsQuery = z.object({
	apres: boundedInteger({ min: 0, max: Number.MAX_SAFE_INTEGER }).optional(),
	limite: boundedInteger({ min: 1, max: LIMITE_MAX }).optional(),
});
export type EvenementsQuery = z.output<typeof EvenementsQuery>;

/** Something that became public, changed or stopped being public. It names no person and holds no text. */
export const Evenement = component(
	"Evenement",
	z.object({
		numero: z.int().meta({ examples: [4071] }),
		le: instant(),
		type: z.enum(TYPES_EVENEMENT),
		nature: z.enum(NATURES_EVENEMENT),
		slug: z.string().nullable(),
		partie: z.int().nullable(),
	}),
);
export type Evenement = z.output<typeof Evenement>;
