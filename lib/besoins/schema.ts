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
	Instant,
	Jour,
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
		jour: Jour.meta({ fr: "Jour de l’étape.", en: "Day of the step." }),
		titre: z.string().meta({
			fr: "Ce qui s’est passé, en une ligne.",
			en: "What happened, in one line.",
		}),
		texte: z
			.string()
			.meta({ fr: "Le récit de l’étape.", en: "What the step was about." }),
		traductions: traductionsDe(CLES_TRADUITES_ETAPE),
	}),
);
export type Etape = z.output<typeof Etape>;

export const Jalon = component(
	"Jalon",
	z.object({
		statut: z
			.enum(STATUTS_BESOIN_PUBLICS)
			.meta({ fr: "L’état public atteint.", en: "The public state reached." }),
		le: Instant.meta({
			fr: "Instant où il a été atteint.",
			en: "When it was reached.",
		}),
	}),
);
export type Jalon = z.output<typeof Jalon>;

/** A need that was merged into another one, as the one that is kept tells of it. */
export const Reuni = component(
	"Reuni",
	z.object({
		slug: z.string().meta({
			fr: "Identifiant du besoin réuni ; son adresse mène ici.",
			en: "Slug of the merged need; its address leads here.",
		}),
		titre: z.string().meta({ fr: "Son titre.", en: "Its title." }),
		langue: LangueOriginale,
		le: Instant.meta({
			fr: "Instant de la réunion.",
			en: "When it was merged.",
		}),
		raison: z
			.object({
				fr: z.string().meta({
					fr: "La raison, en français.",
					en: "The reason, in French.",
				}),
				en: z.string().meta({
					fr: "La raison, en anglais.",
					en: "The reason, in English.",
				}),
			})
			.meta({
				fr: "Pourquoi, dans les deux langues.",
				en: "Why, in both languages.",
			}),
	}),
);
export type Reuni = z.output<typeof Reuni>;

const BESOIN = {
	slug: z.string().meta({
		fr: "Identifiant lisible du besoin, stable pour toujours.",
		en: "Readable identifier of the need, stable for ever.",
		examples: ["une-carte-des-fontaines-d-eau"],
	}),
	...each(CHAMPS_BESOIN, "sortie"),
	theme: ThemeSortie.nullable().meta({
		fr: "Le thème du besoin ; null quand il n’en a pas.",
		en: "The theme of the need; null when it has none.",
	}),
	statut: z.enum(ETATS_BESOIN).meta({
		fr: "Où en est le besoin : `publie` (exprimé), `etude`, `developpement`, puis `livre` (résolu) ; les autres états ne sont pas publics.",
		en: "Where the need stands: `publie` (expressed), `etude` (under study), `developpement` (in development), then `livre` (solved); the other states are not public.",
	}),
	statut_libelle: z.string().meta({
		fr: "Le même état, en français.",
		en: "The same state, in French.",
		examples: ["Exprimé"],
	}),
	nb_soutiens: z
		.int()
		.meta({ fr: "Nombre de soutiens reçus.", en: "Number of supporters." }),
	projet: ProjetResume.nullable().meta({
		fr: "Le projet lié au besoin, tant qu’il est publié.",
		en: "The project linked to the need, while it is published.",
	}),
	cree_le: Instant.meta({
		fr: "Instant où le besoin a été décrit.",
		en: "When the need was described.",
	}),
};

/** Fields that D7 adds after the specification's own. */
const AJOUTS = {
	chantier: z.boolean().meta({
		fr: "Vrai dès que l’espace de travail est ouvert.",
		en: "True once the work space is open.",
	}),
	cahier: z.string().nullable().meta({
		fr: "Ce qu’il y a à faire, en texte simple ; null tant que rien n’est écrit.",
		en: "What needs doing, in plain text; null until it is written.",
	}),
	roles: z.array(z.enum(ROLES_CHANTIER)).meta({
		fr: "Les aides cherchées : `code`, `donnees`, `terrain`.",
		en: "Help wanted: `code`, `donnees` (data), `terrain` (field work).",
	}),
	depot: z.string().nullable().meta({
		fr: "Adresse du code source.",
		en: "Address of the source code.",
	}),
	etapes: z.array(Etape).meta({
		fr: "Les nouvelles datées du travail, de la plus ancienne à la plus récente.",
		en: "Dated news about the work, oldest first.",
	}),
	jalons: z.array(Jalon).meta({
		fr: "Les états publics atteints, du plus ancien au plus récent.",
		en: "The public states reached, oldest first.",
	}),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_CHANTIER),
	fusionne_dans: z.string().optional().meta({
		fr: "Slug du besoin auquel celui-ci a été réuni ; absent des autres besoins.",
		en: "Slug of the need that this one was merged into; absent from other needs.",
	}),
	reunis: z.array(Reuni).optional().meta({
		fr: "Les besoins réunis à celui-ci, du plus ancien au plus récent ; absent quand il n’y en a pas.",
		en: "The needs merged into this one, oldest first; absent when there is none.",
	}),
	bilan: Bilan.nullable().meta({
		fr: "Ce que les personnes qui soutenaient un besoin résolu en disent ; null avant, et sous cinq réponses.",
		en: "What those who supported a solved need say of it; null before it is solved, and under five answers.",
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
		id: z.int().meta({
			fr: "Numéro du besoin, pour l’administration.",
			en: "The need’s number, for administration.",
		}),
		auteur: AuteurAdmin.nullable().meta({
			fr: "Le compte qui a décrit le besoin ; null quand il n’y en a pas.",
			en: "The account that described the need; null when there is none.",
		}),
		...AJOUTS,
		lieux: LieuxNommes,
	}),
);
export type BesoinAdmin = z.output<typeof BesoinAdmin>;

export const TRIS_BESOINS = ["soutiens", "recents"] as const;
export type TriBesoins = (typeof TRIS_BESOINS)[number];

export const BesoinsQuery = z.object({
	theme: ThemeFiltre,
	tri: closedList(TRIS_BESOINS).optional().meta({
		default: "soutiens",
		fr: "L’ordre de la liste : les plus soutenus d’abord, ou les derniers exprimés d’abord. Avec `q` et sans `tri` : par pertinence.",
		en: "The order of the list: most supported first, or newest first. With `q` and without `tri`: by relevance.",
	}),
	q: lineText({ max: 100 }).optional().meta({
		fr: "Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Chaque mot est un mot entier du besoin, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de besoins ont tous les mots, ceux qui en ont une partie suivent.",
		en: "Words to look for: with `q` and without `tri`, best answers first; an order named by `tri` is kept. Each word is a whole word of the need, its stem or an equivalent; from five letters on, the beginning of a word is enough. When few needs have every word, those that have some of them follow.",
	}),
	// An empty choice in a form is no filter.
	statut: closedList(["", ...STATUTS_BESOIN_PUBLICS])
		.optional()
		.meta({
			fr: "Seulement les besoins dans cet état ; vide : tous.",
			en: "Only needs in this state; empty: all.",
		}),
	role: closedList(["", ...ROLES_CHANTIER])
		.optional()
		.meta({
			fr: "Seulement les besoins qui cherchent cette aide ; vide : tous.",
			en: "Only needs looking for this help; empty: all.",
		}),
	territoire: lineText().optional().meta({
		fr: "Seulement les besoins de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents.",
		en: "Only needs in this territory, written as in their entry, ignoring case and accents.",
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
			fr: "Slug d’un thème, tel que le donne `/api/themes` ; absent, null ou vide : aucun.",
			en: "Slug of a theme, as given by `/api/themes`; if absent, null or empty: none.",
		}),
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
		slug: z.string().meta({
			fr: "Identifiant que le besoin gardera une fois publié.",
			en: "Identifier the need will keep once published.",
		}),
		statut: z.string().meta({
			fr: "Toujours `propose` : le besoin attend une relecture.",
			en: "Always `propose`: the need is awaiting review.",
		}),
		message: MessageRecu,
	}),
);
export type BesoinContribue = z.output<typeof BesoinContribue>;

export const SoutienResultat = component(
	"SoutienResultat",
	z.object({
		nb_soutiens: z.int().meta({
			fr: "Nombre de soutiens du besoin, après cet appel.",
			en: "Number of supporters of the need, after this call.",
		}),
		soutenu: z.boolean().meta({
			fr: "Vrai si le compte du jeton soutient maintenant ce besoin.",
			en: "True if the token’s account now supports this need.",
		}),
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
		texte: z.string().meta({
			fr: "Ce que vit une personne qui soutient ce besoin.",
			en: "What somebody who supports this need is going through.",
		}),
		langue: LangueOriginale,
		departement: LieuNomme.nullable().meta({
			fr: "Le département qu’elle a voulu dire ; null quand elle n’en dit pas, et tant que moins de cinq comptes soutiennent le besoin.",
			en: "The département they named; null when they name none, and while fewer than five accounts support the need.",
		}),
	}),
);
export type Situation = z.output<typeof Situation>;

/** Situations of one need that are read at once: the daily files hold all of them. */
export const SITUATIONS_MAX = 100;
