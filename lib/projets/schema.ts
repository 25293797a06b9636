import { z } from "zod";
import {
	BORNES_TEXTES_PROJET,
	CHAMPS_PROJET,
	CLES_TRADUITES_PROJET,
} from "#lib/contributions/schema";
import { each } from "#lib/platform/contract/records";
import {
	Instant,
	LangueEcrite,
	LangueOriginale,
	PAGINATION,
	Pertinence,
	traductionsDe,
} from "#lib/platform/contract/wire";
import type { SearchHelp } from "#lib/platform/search/filters";
import {
	boundedArray,
	closedList,
	lineText,
	looseBoolean,
	rawText,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { ThemeSortie } from "#lib/themes/schema";

/** States of a project (D1). */
export const STATUTS_PROJET = [
	"propose",
	"publie",
	"refuse",
	"archive",
	"quarantaine",
] as const;

export type StatutProjet = (typeof STATUTS_PROJET)[number];

/** Where an entry came from (D4). */
export const ORIGINES = ["contribution", "equipe", "import"] as const;

/** The AI label, set by a moderator (D5). */
export const LABELS_IA = [
	"non_renseigne",
	"sans_ia",
	"ia_appoint",
	"ia_centrale",
] as const;

export type LabelIa = (typeof LABELS_IA)[number];

const SORTIES = each(CHAMPS_PROJET, "sortie");

const RESUME = {
	slug: z.string().meta({ examples: ["openstreetmap"] }),
	nom: SORTIES.nom,
	accroche: SORTIES.accroche,
	territoire: SORTIES.territoire,
	mis_en_avant: z.boolean(),
	nb_votes: z.int(),
	themes: z.array(ThemeSortie),
};

/** Fields that D7 adds after the specification's own. */
const AJOUTS = {
	label_ia: z.enum(LABELS_IA).meta({
		description: "Place de l’IA dans le projet, posée par l’équipe.",
	}),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_PROJET),
};

const PROJET = {
	...RESUME,
	// After the summary's, the fields that it does not have.
	...SORTIES,
	publie_le: Instant.nullable(),
};

export const ProjetResume = component(
	"ProjetResume",
	z.object({ ...RESUME, ...AJOUTS }),
);
export type ProjetResume = z.output<typeof ProjetResume>;

export const ProjetSortie = component(
	"ProjetSortie",
	z.object({ ...PROJET, ...AJOUTS }),
);
export type ProjetSortie = z.output<typeof ProjetSortie>;

export const AuteurAdmin = component(
	"AuteurAdmin",
	z.object({
		id: z.int(),
		courriel: z.string(),
		nom: z.string().nullable(),
	}),
);
export type AuteurAdmin = z.output<typeof AuteurAdmin>;

export const ProjetAdmin = component(
	"ProjetAdmin",
	z.object({
		...PROJET,
		id: z.int(),
		statut: z.enum(STATUTS_PROJET),
		origine: z.enum(ORIGINES),
		auteur: AuteurAdmin.nullable(),
		cree_le: Instant,
		...AJOUTS,
	}),
);
export type ProjetAdmin = z.output<typeof ProjetAdmin>;

export const TRIS_PROJETS = ["une", "votes", "recents"] as const;

/** An empty choice in a form is no filter. */
export const LABELS_OU_VIDE = ["", ...LABELS_IA] as const;

export const ProjetsQuery = z.object({
	theme: lineText().optional().meta({
		description:
			"Slug exact d’un thème ; un thème inconnu donne une liste vide.",
	}),
	q: lineText({ max: 100 }).optional().meta({
		description:
			"Mots cherchés, sans égard à la casse, aux accents ni aux ligatures ; tous doivent se trouver dans le projet ; au-delà de huit, les huit plus longs.",
	}),
	mis_en_avant: looseBoolean().optional(),
	tri: closedList(TRIS_PROJETS).default("une"),
	label_ia: closedList(LABELS_OU_VIDE).optional(),
	territoire: lineText().optional(),
	...PAGINATION,
	pertinence: Pertinence,
});
export type ProjetsQuery = z.output<typeof ProjetsQuery>;

/** Bounds of a project's texts, in code points. */
export const BORNES_PROJET = {
	...BORNES_TEXTES_PROJET,
	themes: { min: 1, max: 3 },
} as const;

export const ProjetContribution = component(
	"ProjetContribution",
	z.object({
		...each(CHAMPS_PROJET, "entree"),
		themes: boundedArray(lineText(), BORNES_PROJET.themes),
		langue: LangueEcrite,
		piege: rawText().default(""),
	}),
	"input",
);
export type ProjetContribution = z.output<typeof ProjetContribution>;

export const ProjetContribue = component(
	"ProjetContribue",
	z.object({ slug: z.string(), statut: z.string(), message: z.string() }),
);
export type ProjetContribue = z.output<typeof ProjetContribue>;

export const VoteResultat = component(
	"VoteResultat",
	z.object({ nb_votes: z.int(), vote: z.boolean() }),
);
export type VoteResultat = z.output<typeof VoteResultat>;

/** Filters of the list that can be removed one by one. */
export const FILTRES_PROJETS = [
	"q",
	"theme",
	"label_ia",
	"territoire",
	"mis_en_avant",
] as const;

export type FiltreProjets = (typeof FILTRES_PROJETS)[number];

/** Suggestions when the list is empty. */
export type AideProjets = SearchHelp<FiltreProjets>;
