import { z } from "zod";
import {
	CHAMPS_BESOIN,
	CLES_TRADUITES_BESOIN,
} from "#lib/contributions/schema";
import { LieuFiltre, LieuxContribues, LieuxNommes } from "#lib/lieux/schema";
import { each } from "#lib/platform/contract/records";
import {
	Instant,
	Jour,
	LangueEcrite,
	LangueOriginale,
	PAGINATION,
	Pertinence,
	Slugs,
	traductionsDe,
} from "#lib/platform/contract/wire";
import {
	closedList,
	lineText,
	optionalText,
	rawText,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { AuteurAdmin, ProjetResume } from "#lib/projets/schema";
import { ThemeSortie } from "#lib/themes/schema";
import { Bilan } from "./bilans/schema.ts";

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
		jour: Jour.meta({ description: "Jour de l’étape." }),
		titre: z
			.string()
			.meta({ description: "Ce qui s’est passé, en une ligne." }),
		texte: z.string().meta({ description: "Le récit de l’étape." }),
		traductions: traductionsDe(CLES_TRADUITES_ETAPE),
	}),
);
export type Etape = z.output<typeof Etape>;

export const Jalon = component(
	"Jalon",
	z.object({
		statut: z
			.enum(STATUTS_BESOIN_PUBLICS)
			.meta({ description: "L’état public atteint." }),
		le: Instant.meta({ description: "Instant où il a été atteint." }),
	}),
);
export type Jalon = z.output<typeof Jalon>;

/** A need that was merged into another one, as the one that is kept tells of it. */
export const Reuni = component(
	"Reuni",
	z.object({
		slug: z.string().meta({
			description: "Identifiant du besoin réuni ; son adresse mène ici.",
		}),
		titre: z.string().meta({ description: "Son titre." }),
		langue: LangueOriginale,
		le: Instant.meta({ description: "Instant de la réunion." }),
		raison: z
			.object({
				fr: z.string().meta({ description: "La raison, en français." }),
				en: z.string().meta({ description: "La raison, en anglais." }),
			})
			.meta({ description: "Pourquoi, dans les deux langues." }),
	}),
);
export type Reuni = z.output<typeof Reuni>;

const BESOIN = {
	slug: z.string().meta({
		description: "Identifiant lisible du besoin, stable pour toujours.",
		examples: ["une-carte-des-fontaines-d-eau"],
	}),
	...each(CHAMPS_BESOIN, "sortie"),
	theme: ThemeSortie.nullable().meta({
		description: "Le thème du besoin ; null quand il n’en a pas.",
	}),
	statut: z.enum(ETATS_BESOIN).meta({
		description:
			"Où en est le besoin : `publie` (exprimé), `etude`, `developpement`, puis `livre` (résolu) ; les autres états ne sont pas publics.",
	}),
	statut_libelle: z.string().meta({
		description: "Le même état, en français.",
		examples: ["Exprimé"],
	}),
	nb_soutiens: z.int().meta({ description: "Nombre de soutiens reçus." }),
	projet: ProjetResume.nullable().meta({
		description: "Le projet lié au besoin, tant qu’il est publié.",
	}),
	cree_le: Instant.meta({ description: "Instant où le besoin a été décrit." }),
};

/** Fields that D7 adds after the specification's own. */
const AJOUTS = {
	chantier: z.boolean().meta({
		description: "Vrai dès que l’espace de travail est ouvert.",
	}),
	cahier: z.string().nullable().meta({
		description:
			"Ce qu’il y a à faire, en texte simple ; null tant que rien n’est écrit.",
	}),
	roles: z.array(z.enum(ROLES_CHANTIER)).meta({
		description: "Les aides cherchées : `code`, `donnees`, `terrain`.",
	}),
	depot: z.string().nullable().meta({
		description: "Adresse du code source.",
	}),
	etapes: z.array(Etape).meta({
		description:
			"Les nouvelles datées du travail, de la plus ancienne à la plus récente.",
	}),
	jalons: z.array(Jalon).meta({
		description: "Les états publics atteints, du plus ancien au plus récent.",
	}),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_CHANTIER),
	fusionne_dans: z.string().optional().meta({
		description:
			"Slug du besoin auquel celui-ci a été réuni ; absent des autres besoins.",
	}),
	reunis: z.array(Reuni).optional().meta({
		description:
			"Les besoins réunis à celui-ci, du plus ancien au plus récent ; absent quand il n’y en a pas.",
	}),
	bilan: Bilan.nullable().meta({
		description:
			"Ce que les personnes qui soutenaient un besoin résolu en disent ; null avant, et sous cinq réponses.",
	}),
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
		id: z
			.int()
			.meta({ description: "Numéro du besoin, pour l’administration." }),
		auteur: AuteurAdmin.nullable().meta({
			description:
				"Le compte qui a décrit le besoin ; null quand il n’y en a pas.",
		}),
		...AJOUTS,
		lieux: LieuxNommes,
	}),
);
export type BesoinAdmin = z.output<typeof BesoinAdmin>;

export const TRIS_BESOINS = ["soutiens", "recents"] as const;
export type TriBesoins = (typeof TRIS_BESOINS)[number];

export const BesoinsQuery = z.object({
	theme: lineText().optional().meta({
		description:
			"Slug exact d’un thème ; un thème inconnu donne une liste vide.",
	}),
	tri: closedList(TRIS_BESOINS).optional().meta({
		default: "soutiens",
		description:
			"L’ordre de la liste : les plus soutenus d’abord, ou les derniers exprimés d’abord. Avec `q` et sans `tri` : par pertinence.",
	}),
	q: lineText({ max: 100 }).optional().meta({
		description:
			"Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Chaque mot est un mot entier du besoin, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de besoins ont tous les mots, ceux qui en ont une partie suivent.",
	}),
	// An empty choice in a form is no filter.
	statut: closedList(["", ...STATUTS_BESOIN_PUBLICS])
		.optional()
		.meta({
			description: "Seulement les besoins dans cet état ; vide : tous.",
		}),
	role: closedList(["", ...ROLES_CHANTIER])
		.optional()
		.meta({
			description:
				"Seulement les besoins qui cherchent cette aide ; vide : tous.",
		}),
	territoire: lineText().optional().meta({
		description:
			"Seulement les besoins de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents.",
	}),
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
		theme: optionalText(lineText()).meta({
			description:
				"Slug d’un thème, tel que le donne `/api/themes` ; absent, null ou vide : aucun.",
		}),
		langue: LangueEcrite,
		lieux: LieuxContribues,
		piege: rawText().default("").meta({
			description: "Piège à robots : laissez ce champ absent ou vide.",
		}),
	}),
	"input",
);
export type BesoinContribution = z.output<typeof BesoinContribution>;

export const BesoinContribue = component(
	"BesoinContribue",
	z.object({
		slug: z.string().meta({
			description: "Identifiant que le besoin gardera une fois publié.",
		}),
		statut: z.string().meta({
			description: "Toujours `propose` : le besoin attend une relecture.",
		}),
		message: z
			.string()
			.meta({ description: "Ce qui va se passer, en une phrase." }),
	}),
);
export type BesoinContribue = z.output<typeof BesoinContribue>;

export const SoutienResultat = component(
	"SoutienResultat",
	z.object({
		nb_soutiens: z
			.int()
			.meta({ description: "Nombre de soutiens du besoin, après cet appel." }),
		soutenu: z.boolean().meta({
			description: "Vrai si le compte du jeton soutient maintenant ce besoin.",
		}),
	}),
);
export type SoutienResultat = z.output<typeof SoutienResultat>;

/** Filters of the list that can be removed one by one. */
export const FILTRES_BESOINS = [
	"q",
	"theme",
	"statut",
	"role",
	"lieu",
] as const;

export type FiltreBesoins = (typeof FILTRES_BESOINS)[number];

/** What a list is filtered by besides words: neither its order nor its page. */
export type ChoixBesoins = Pick<
	BesoinsQuery,
	Exclude<FiltreBesoins, "q"> | "slugs" | "territoire"
>;
