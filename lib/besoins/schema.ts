import { z } from "zod";
import {
	CHAMPS_BESOIN,
	CLES_TRADUITES_BESOIN,
} from "#lib/contributions/schema";
import { each } from "#lib/platform/contract/records";
import {
	Instant,
	Jour,
	LangueEcrite,
	LangueOriginale,
	PAGINATION,
	Pertinence,
	traductionsDe,
} from "#lib/platform/contract/wire";
import type { SearchHelp } from "#lib/platform/search/filters";
import {
	closedList,
	lineText,
	optionalText,
	rawText,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { AuteurAdmin, ProjetResume } from "#lib/projets/schema";
import { ThemeSortie } from "#lib/themes/schema";

/** States of a need (D2). */
export const STATUTS_BESOIN = [
	"propose",
	"publie",
	"etude",
	"developpement",
	"livre",
	"refuse",
	"archive",
	"quarantaine",
] as const;

export type StatutBesoin = (typeof STATUTS_BESOIN)[number];

/** The public states, in the order of a need's life. */
export const STATUTS_BESOIN_PUBLICS = [
	"publie",
	"etude",
	"developpement",
	"livre",
] as const satisfies readonly StatutBesoin[];

export type StatutBesoinPublic = (typeof STATUTS_BESOIN_PUBLICS)[number];

/** Skills that a work space may look for. */
export const ROLES_CHANTIER = ["code", "donnees", "terrain"] as const;

export const CLES_TRADUITES_CHANTIER = [
	...CLES_TRADUITES_BESOIN,
	"cahier",
] as const;
export const CLES_TRADUITES_ETAPE = ["titre", "texte"] as const;

export const Etape = component(
	"Etape",
	z.object({
		jour: Jour,
		titre: z.string(),
		texte: z.string(),
		traductions: traductionsDe(CLES_TRADUITES_ETAPE),
	}),
);
export type Etape = z.output<typeof Etape>;

export const Jalon = component(
	"Jalon",
	z.object({ statut: z.enum(STATUTS_BESOIN_PUBLICS), le: Instant }),
);
export type Jalon = z.output<typeof Jalon>;

const BESOIN = {
	slug: z.string().meta({ examples: ["une-carte-des-fontaines-d-eau"] }),
	...each(CHAMPS_BESOIN, "sortie"),
	theme: ThemeSortie.nullable(),
	statut: z.enum(STATUTS_BESOIN),
	statut_libelle: z.string().meta({ examples: ["Exprimé"] }),
	nb_soutiens: z.int(),
	projet: ProjetResume.nullable().meta({
		description: "Le projet lié au besoin, tant qu’il est publié.",
	}),
	cree_le: Instant,
};

/** Fields that D7 adds after the specification's own. */
const AJOUTS = {
	chantier: z.boolean().meta({
		description: "Vrai dès que l’espace de travail est ouvert.",
	}),
	cahier: z.string().nullable(),
	roles: z.array(z.enum(ROLES_CHANTIER)),
	depot: z.string().nullable().meta({
		description: "Adresse du dépôt de code.",
	}),
	etapes: z.array(Etape),
	jalons: z.array(Jalon).meta({
		description: "Les états publics atteints, du plus ancien au plus récent.",
	}),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_CHANTIER),
};

export const BesoinSortie = component(
	"BesoinSortie",
	z.object({ ...BESOIN, ...AJOUTS }),
);
export type BesoinSortie = z.output<typeof BesoinSortie>;

export const BesoinAdmin = component(
	"BesoinAdmin",
	z.object({
		...BESOIN,
		id: z.int(),
		auteur: AuteurAdmin.nullable(),
		...AJOUTS,
	}),
);
export type BesoinAdmin = z.output<typeof BesoinAdmin>;

export const TRIS_BESOINS = ["soutiens", "recents"] as const;

export const BesoinsQuery = z.object({
	theme: lineText().optional().meta({
		description:
			"Slug exact d’un thème ; un thème inconnu donne une liste vide.",
	}),
	tri: closedList(TRIS_BESOINS).default("soutiens"),
	q: lineText({ max: 100 }).optional().meta({
		description:
			"Mots cherchés ; tous doivent se trouver dans le besoin ; au-delà de huit, les huit plus longs.",
	}),
	// An empty choice in a form is no filter.
	statut: closedList(["", ...STATUTS_BESOIN_PUBLICS]).optional(),
	role: closedList(["", ...ROLES_CHANTIER]).optional(),
	...PAGINATION,
	pertinence: Pertinence,
});
export type BesoinsQuery = z.output<typeof BesoinsQuery>;

export const BesoinContribution = component(
	"BesoinContribution",
	z.object({
		...each(CHAMPS_BESOIN, "entree"),
		theme: optionalText(lineText()),
		langue: LangueEcrite,
		piege: rawText().default(""),
	}),
	"input",
);
export type BesoinContribution = z.output<typeof BesoinContribution>;

export const BesoinContribue = component(
	"BesoinContribue",
	z.object({ slug: z.string(), statut: z.string(), message: z.string() }),
);
export type BesoinContribue = z.output<typeof BesoinContribue>;

export const SoutienResultat = component(
	"SoutienResultat",
	z.object({ nb_soutiens: z.int(), soutenu: z.boolean() }),
);
export type SoutienResultat = z.output<typeof SoutienResultat>;

/** Filters of the list that can be removed one by one. */
export const FILTRES_BESOINS = ["q", "theme", "statut", "role"] as const;

export type FiltreBesoins = (typeof FILTRES_BESOINS)[number];

/** Suggestions when the list is empty. */
export type AideBesoins = SearchHelp<FiltreBesoins>;
