import { z } from "zod";
import {
	CHAMPS_BESOIN,
	CLES_TRADUITES_BESOIN,
} from "#lib/contributions/schema";
import {
	LieuFiltre,
	LieuNomme,
	LieuxContribues,
	LieuxNommes,
} from "#lib/lieux/schema";
import { each } from "#lib/platform/contract/records";
import {
	instant,
	jour,
	LangueEcrite,
	LangueOriginale,
	MessageRecu,
	PAGINATION,
	Pertinence,
	Piege,
	Slugs,
	traductionsDe,
} from "#lib/platform/contract/wire";
import {
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { AuteurAdmin, ProjetResume } from "#lib/projets/schema";
import { ThemeFiltre, ThemeSortie } from "#lib/themes/schema";
import { Bilan } from "./bilans/schema.ts";

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

/** Every state that a need may be in: those that a decision gives, and the one that a merge gives. */
export const ETATS_BESOIN = [...STATUTS_BESOIN, "fusionne"] as const;

export type EtatBesoin = (typeof ETATS_BESOIN)[number];

/** The public states, in the order of a need's life. */
export const STATUTS_BESOIN_PUBLICS = [
	"publie",
	"etude",
	"developpement",
	"livre",
] as const satisfies readonly StatutBesoin[];

export type StatutBesoinPublic = (typeof STATUTS_BESOIN_PUBLICS)[number];

export const ROLES_CHANTIER = ["code", "donnees", "terrain"] as const;

export const CLES_TRADUITES_CHANTIER = [
	...CLES_TRADUITES_BESOIN,
	"cahier",
] as const;
export const CLES_TRADUITES_ETAPE = ["titre", "texte"] as const;

export const Etape = component(
	"Etape",
	z.object({
		jour: jour(),
		titre: z.string(),
		texte: z.string(),
		traductions: traductionsDe(CLES_TRADUITES_ETAPE),
	}),
);
export type Etape = z.output<typeof Etape>;

export const Jalon = component(
	"Jalon",
	z.object({
		statut: z.enum(STATUTS_BESOIN_PUBLICS),
		le: instant(),
	}),
);
export type Jalon = z.output<typeof Jalon>;

/** A need that was merged into another one, as the one that is kept tells of it. */
export const Reuni = component(
	"Reuni",
	z.object({
		slug: z.string(),
		titre: z.string(),
		langue: LangueOriginale,
		le: instant(),
		raison: z.object({
			fr: z.string(),
			en: z.string(),
		}),
	}),
);
export type Reuni = z.output<typeof Reuni>;

const BESOIN = {
	slug: z.string().meta({ examples: ["une-carte-des-fontaines-d-eau"] }),
	...each(CHAMPS_BESOIN, "sortie"),
	theme: ThemeSortie.nullable(),
	statut: z.enum(ETATS_BESOIN),
	statut_libelle: z.string().meta({ examples: ["Exprimé"] }),
	nb_soutiens: z.int(),
	projet: ProjetResume.nullable(),
	cree_le: instant(),
};

/** Fields that D7 adds after the specification's own. */
const AJOUTS = {
	chantier: z.boolean(),
	cahier: z.string().nullable(),
	roles: z.array(z.enum(ROLES_CHANTIER)),
	depot: z.string().nullable(),
	etapes: z.array(Etape),
	jalons: z.array(Jalon),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_CHANTIER),
	fusionne_dans: z.string().optional(),
	reunis: z.array(Reuni).optional(),
	bilan: Bilan.nullable(),
};

export const BesoinSortie = component(
	"BesoinSortie",
	z.object({ ...BESOIN, ...AJOUTS, lieux: LieuxNommes }),
);
export type BesoinSortie = z.output<typeof BesoinSortie>;

export const BesoinAdmin = component(
	"BesoinAdmin",
	z.object({
		...BESOIN,
		id: z.int(),
		auteur: AuteurAdmin.nullable(),
		...AJOUTS,
		lieux: LieuxNommes,
	}),
);
export type BesoinAdmin = z.output<typeof BesoinAdmin>;

export const TRIS_BESOINS = ["soutiens", "recents"] as const;
export type TriBesoins = (typeof TRIS_BESOINS)[number];

export const BesoinsQuery = z.object({
	theme: ThemeFiltre,
	tri: closedList(TRIS_BESOINS).optional().meta({ default: "soutiens" }),
	q: lineText({ max: 100 }).optional(),
	// An empty choice in a form is no filter.
	statut: closedList(["", ...STATUTS_BESOIN_PUBLICS]).optional(),
	role: closedList(["", ...ROLES_CHANTIER]).optional(),
	territoire: lineText().optional(),
	...PAGINATION,
	pertinence: Pertinence,
	slugs: Slugs,
	lieu: LieuFiltre,
});
export type BesoinsQuery = z.output<typeof BesoinsQuery>;

export const BesoinContribution = component(
	"BesoinContribution",
	z.object({
		...each(CHAMPS_BESOIN, "entree"),
		theme: optionalText(lineText()),
		langue: LangueEcrite,
		lieux: LieuxContribues,
		piege: Piege,
	}),
	"input",
);
export type BesoinContribution = z.output<typeof BesoinContribution>;

export const BesoinContribue = component(
	"BesoinContribue",
	z.object({
		slug: z.string(),
		statut: z.string(),
		message: MessageRecu,
	}),
);
export type BesoinContribue = z.output<typeof BesoinContribue>;

export const SoutienResultat = component(
	"SoutienResultat",
	z.object({
		nb_soutiens: z.int(),
		soutenu: z.boolean(),
	}),
);
export type SoutienResultat = z.output<typeof SoutienResultat>;

export const FILTRES_BESOINS = [
	"q",
	"theme",
	"statut",
	"role",
	"lieu",
] as const;

export type FiltreBesoins = (typeof FILTRES_BESOINS)[number];

/** What a list is filtered by: neither its order nor its page. */
export type ChoixBesoins = Pick<
	BesoinsQuery,
	FiltreBesoins | "slugs" | "territoire"
>;

/** A step with its permanent anchor (`etape-<numero>`), and its need. */
export const EtapeRecente = z.object({
	numero: z.int().positive(),
	etape: Etape,
	besoin: z.object({
		slug: z.string(),
		titre: z.string(),
		statut: z.enum(STATUTS_BESOIN_PUBLICS),
		langue: LangueOriginale,
		traductions: traductionsDe(CLES_TRADUITES_BESOIN),
	}),
});

export type EtapeRecente = z.infer<typeof EtapeRecente>;

/** What somebody who supports a need lives, as everybody reads it: neither who wrote it nor when. */
export const Situation = component(
	"Situation",
	z.object({
		texte: z.string(),
		langue: LangueOriginale,
		departement: LieuNomme.nullable(),
	}),
);
export type Situation = z.output<typeof Situation>;

/** Situations of one need that are read at once: the daily files hold all of them. */
export const SITUATIONS_MAX = 100;
