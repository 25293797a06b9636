import { z } from "zod";
import {
	BORNES_TEXTES_PROJET,
	CHAMPS_PROJET,
	CLES_TRADUITES_PROJET,
	PHRASES_PROJET,
	PREMIERS_PROJET,
	REPRISE_PROJET,
	STADES,
} from "#lib/contributions/schema";
import { LieuFiltre, LieuxContribues, LieuxNommes } from "#lib/lieux/schema";
import { each, pick } from "#lib/platform/contract/records";
import {
	Instant,
	LangueEcrite,
	LangueOriginale,
	PAGINATION,
	Pertinence,
	Slugs,
	traductionsDe,
} from "#lib/platform/contract/wire";
import {
	boundedArray,
	closedList,
	lineText,
	looseBoolean,
	rawText,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { SPDX_MAX } from "#lib/platform/validation/spdx";
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
	slug: z.string().meta({
		description: "Identifiant lisible du projet, stable pour toujours.",
		examples: ["openstreetmap"],
	}),
	nom: SORTIES.nom,
	accroche: SORTIES.accroche,
	territoire: SORTIES.territoire,
	mis_en_avant: z
		.boolean()
		.meta({ description: "Vrai pour un projet que l’équipe met en avant." }),
	nb_votes: z.int().meta({ description: "Nombre de votes reçus." }),
	themes: z.array(ThemeSortie).meta({
		description: "Les thèmes du projet, un à trois, le principal d’abord.",
	}),
};

/** Fields that follow the specification's own: those of D7, then the later ones. */
const AJOUTS = {
	label_ia: z.enum(LABELS_IA).meta({
		description: "Place de l’IA dans le projet, posée par l’équipe.",
	}),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_PROJET),
	logo: z.string().nullable().meta({
		description:
			"Chemin, sur ce site, du logo du projet en WebP ; null s’il n’en a pas.",
	}),
};

/** What only its page shows. */
const IMAGE = component(
	"ImageProjet",
	z.object({
		adresse: z.string().meta({ description: "Son chemin sur ce site." }),
		texte: z
			.string()
			.meta({ description: "Ce qu’elle montre, pour qui ne la voit pas." }),
		largeur: z.int().meta({ description: "En pixels." }),
		hauteur: z.int().meta({ description: "En pixels." }),
	}),
)
	.nullable()
	.meta({
		description: "Une image du projet, en WebP ; null s’il n’en a pas.",
	});

const PHRASES = pick(SORTIES, PHRASES_PROJET);

/** Later than the phrases: what one who reuses the project asks first. */
const REPRISE = pick(SORTIES, REPRISE_PROJET);

const PROJET = {
	...RESUME,
	// After the summary's, the fields that it does not have.
	...pick(SORTIES, PREMIERS_PROJET),
	publie_le: Instant.nullable().meta({
		description:
			"Instant de la première publication ; null si elle n’a pas eu lieu.",
	}),
};

export const ProjetResume = component(
	"ProjetResume",
	z.object({ ...RESUME, ...AJOUTS }),
);
export type ProjetResume = z.output<typeof ProjetResume>;

export const ProjetSortie = component(
	"ProjetSortie",
	z.object({
		...PROJET,
		...AJOUTS,
		image: IMAGE,
		...PHRASES,
		...REPRISE,
		lieux: LieuxNommes,
	}),
);
export type ProjetSortie = z.output<typeof ProjetSortie>;

export const AuteurAdmin = component(
	"AuteurAdmin",
	z.object({
		id: z
			.int()
			.meta({ description: "Identifiant du compte, pour le suspendre." }),
		courriel: z
			.string()
			.meta({ description: "Adresse électronique du compte." }),
		nom: z.string().nullable().meta({
			description:
				"Nom choisi par la personne ; null quand elle n’en a pas donné.",
		}),
	}),
);
export type AuteurAdmin = z.output<typeof AuteurAdmin>;

export const ProjetAdmin = component(
	"ProjetAdmin",
	z.object({
		...PROJET,
		id: z
			.int()
			.meta({ description: "Numéro du projet, pour l’administration." }),
		statut: z.enum(STATUTS_PROJET).meta({
			description:
				"État du projet : `propose` attend une relecture, `publie` est public, `refuse`, `archive` et `quarantaine` ne le sont pas.",
		}),
		origine: z.enum(ORIGINES).meta({
			description:
				"D’où vient la fiche : d’une contribution, de l’équipe ou d’un import.",
		}),
		auteur: AuteurAdmin.nullable().meta({
			description:
				"Le compte qui a proposé la fiche ; null quand il n’y en a pas.",
		}),
		cree_le: Instant.meta({ description: "Instant de création de la fiche." }),
		...AJOUTS,
		image: IMAGE,
		...PHRASES,
		...REPRISE,
		lieux: LieuxNommes,
	}),
);
export type ProjetAdmin = z.output<typeof ProjetAdmin>;

export const TRIS_PROJETS = ["une", "votes", "recents"] as const;
export type TriProjets = (typeof TRIS_PROJETS)[number];

/** An empty choice in a form is no filter. */
export const LABELS_OU_VIDE = ["", ...LABELS_IA] as const;

export const STADES_OU_VIDE = ["", ...STADES] as const;

export const ProjetsQuery = z.object({
	theme: lineText().optional().meta({
		description:
			"Slug exact d’un thème ; un thème inconnu donne une liste vide.",
	}),
	q: lineText({ max: 100 }).optional().meta({
		description:
			"Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Sans égard à la casse, aux accents ni aux ligatures. Chaque mot est un mot entier du projet, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de projets ont tous les mots, ceux qui en ont une partie suivent.",
	}),
	mis_en_avant: looseBoolean().optional().meta({
		description:
			"`true` : seulement les projets mis en avant ; `false` : seulement les autres.",
	}),
	tri: closedList(TRIS_PROJETS).optional().meta({
		default: "une",
		description:
			"L’ordre de la liste : mis en avant d’abord, plus votés d’abord, ou derniers publiés d’abord. Avec `q` et sans `tri` : par pertinence.",
	}),
	label_ia: closedList(LABELS_OU_VIDE).optional().meta({
		description: "Seulement les projets qui ont ce label IA ; vide : tous.",
	}),
	territoire: lineText().optional().meta({
		description:
			"Seulement les projets de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents.",
	}),
	...PAGINATION,
	pertinence: Pertinence,
	slugs: Slugs,
	licence_code: lineText({ max: SPDX_MAX }).optional().meta({
		description:
			"Seulement les projets dont la licence du logiciel est cette expression SPDX, ou nomme cette licence ; une licence inconnue donne une liste vide.",
	}),
	stade: closedList(STADES_OU_VIDE).optional().meta({
		description:
			"Seulement les projets dont le logiciel en est à ce stade ; vide : tous.",
	}),
	depot: looseBoolean().optional().meta({
		description:
			"`true` : seulement les projets qui ont un code source public ; `false` : seulement les autres.",
	}),
	lieu: LieuFiltre,
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
		themes: boundedArray(lineText(), BORNES_PROJET.themes).meta({
			description:
				"Slugs d’un à trois thèmes, tels que les donne `/api/themes`, le principal d’abord.",
		}),
		langue: LangueEcrite,
		lieux: LieuxContribues,
		piege: rawText().default("").meta({
			description: "Piège à robots : laissez ce champ absent ou vide.",
		}),
	}),
	"input",
);
export type ProjetContribution = z.output<typeof ProjetContribution>;

export const ProjetContribue = component(
	"ProjetContribue",
	z.object({
		slug: z.string().meta({
			description: "Identifiant que le projet gardera une fois publié.",
		}),
		statut: z.string().meta({
			description: "Toujours `propose` : le projet attend une relecture.",
		}),
		message: z
			.string()
			.meta({ description: "Ce qui va se passer, en une phrase." }),
	}),
);
export type ProjetContribue = z.output<typeof ProjetContribue>;

export const VoteResultat = component(
	"VoteResultat",
	z.object({
		nb_votes: z
			.int()
			.meta({ description: "Nombre de votes du projet, après cet appel." }),
		vote: z.boolean().meta({
			description: "Vrai si le compte du jeton vote maintenant pour ce projet.",
		}),
	}),
);
export type VoteResultat = z.output<typeof VoteResultat>;

/** Filters of the list that can be removed one by one. */
export const FILTRES_PROJETS = [
	"q",
	"theme",
	"label_ia",
	"lieu",
	"mis_en_avant",
	"licence_code",
	"stade",
	"depot",
] as const;

export type FiltreProjets = (typeof FILTRES_PROJETS)[number];

/** What a list is filtered by besides words: neither its order nor its page. */
export type ChoixProjets = Pick<
	ProjetsQuery,
	Exclude<FiltreProjets, "q"> | "slugs" | "territoire"
>;
