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
	MessageRecu,
	PAGINATION,
	Pertinence,
	Piege,
	Slugs,
	traductionsDe,
} from "#lib/platform/contract/wire";
import {
	boundedArray,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";
import { SPDX_MAX } from "#lib/platform/validation/spdx";
import { ThemeFiltre, ThemeSortie } from "#lib/themes/schema";

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
		fr: "Identifiant lisible du projet, stable pour toujours.",
		en: "Readable identifier of the project, stable for ever.",
		examples: ["openstreetmap"],
	}),
	nom: SORTIES.nom,
	accroche: SORTIES.accroche,
	territoire: SORTIES.territoire,
	mis_en_avant: z.boolean().meta({
		fr: "Vrai pour un projet que l’équipe met en avant.",
		en: "True for a project the team features.",
	}),
	nb_votes: z
		.int()
		.meta({ fr: "Nombre de votes reçus.", en: "Number of votes received." }),
	themes: z.array(ThemeSortie).meta({
		fr: "Les thèmes du projet, un à trois, le principal d’abord.",
		en: "The themes of the project, one to three, the main one first.",
	}),
};

/** Fields that follow the specification's own: those of D7, then the later ones. */
const AJOUTS = {
	label_ia: z.enum(LABELS_IA).meta({
		fr: "Place de l’IA dans le projet, posée par l’équipe.",
		en: "Role of AI in the project, set by the team.",
	}),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_PROJET),
	logo: z.string().nullable().meta({
		fr: "Chemin, sur ce site, du logo du projet en WebP ; null s’il n’en a pas.",
		en: "Path, on this site, of the project’s logo in WebP; null if it has none.",
	}),
};

/** What only its page shows. */
const IMAGE = component(
	"ImageProjet",
	z.object({
		adresse: z
			.string()
			.meta({ fr: "Son chemin sur ce site.", en: "Its path on this site." }),
		texte: z.string().meta({
			fr: "Ce qu’elle montre, pour qui ne la voit pas.",
			en: "What it shows, for those who can’t see it.",
		}),
		largeur: z.int().meta({ fr: "En pixels.", en: "In pixels." }),
		hauteur: z.int().meta({ fr: "En pixels.", en: "In pixels." }),
	}),
)
	.nullable()
	.meta({
		fr: "Une image du projet, en WebP ; null s’il n’en a pas.",
		en: "A picture of the project, in WebP; null if it has none.",
	});

const PHRASES = pick(SORTIES, PHRASES_PROJET);

/** Later than the phrases: what one who reuses the project asks first. */
const REPRISE = pick(SORTIES, REPRISE_PROJET);

const PROJET = {
	...RESUME,
	// After the summary's, the fields that it does not have.
	...pick(SORTIES, PREMIERS_PROJET),
	publie_le: Instant.nullable().meta({
		fr: "Instant de la première publication ; null si elle n’a pas eu lieu.",
		en: "When it was first published; null if it never has been.",
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
		id: z.int().meta({
			fr: "Identifiant du compte, pour le suspendre.",
			en: "Identifier of the account, to suspend it.",
		}),
		courriel: z.string().meta({
			fr: "Adresse électronique du compte.",
			en: "Email address of the account.",
		}),
		nom: z.string().nullable().meta({
			fr: "Nom choisi par la personne ; null quand elle n’en a pas donné.",
			en: "Name the person chose; null if they gave none.",
		}),
	}),
);
export type AuteurAdmin = z.output<typeof AuteurAdmin>;

export const ProjetAdmin = component(
	"ProjetAdmin",
	z.object({
		...PROJET,
		id: z.int().meta({
			fr: "Numéro du projet, pour l’administration.",
			en: "The project’s number, for administration.",
		}),
		statut: z.enum(STATUTS_PROJET).meta({
			fr: "État du projet : `propose` attend une relecture, `publie` est public, `refuse`, `archive` et `quarantaine` ne le sont pas.",
			en: "State of the project: `propose` is awaiting review, `publie` is public; `refuse`, `archive` and `quarantaine` are not.",
		}),
		origine: z.enum(ORIGINES).meta({
			fr: "D’où vient la fiche : d’une contribution, de l’équipe ou d’un import.",
			en: "Where the entry came from: a contribution, the team, or an import.",
		}),
		auteur: AuteurAdmin.nullable().meta({
			fr: "Le compte qui a proposé la fiche ; null quand il n’y en a pas.",
			en: "The account that suggested the entry; null when there is none.",
		}),
		cree_le: Instant.meta({
			fr: "Instant de création de la fiche.",
			en: "When the entry was created.",
		}),
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

export const ProjetsQuery = z.object({
	theme: ThemeFiltre,
	q: lineText({ max: 100 }).optional().meta({
		fr: "Mots cherchés : avec `q` et sans `tri`, les meilleures réponses d’abord ; un `tri` nommé garde son ordre. Sans égard à la casse, aux accents ni aux ligatures. Chaque mot est un mot entier du projet, sa racine ou un équivalent ; à partir de cinq lettres, un début de mot suffit. Quand peu de projets ont tous les mots, ceux qui en ont une partie suivent.",
		en: "Words to look for: with `q` and without `tri`, best answers first; an order named by `tri` is kept. Ignoring case, accents and ligatures. Each word is a whole word of the project, its stem or an equivalent; from five letters on, the beginning of a word is enough. When few projects have every word, those that have some of them follow.",
	}),
	mis_en_avant: looseBoolean().optional().meta({
		fr: "`true` : seulement les projets mis en avant ; `false` : seulement les autres.",
		en: "`true`: featured projects only; `false`: only the others.",
	}),
	tri: closedList(TRIS_PROJETS).optional().meta({
		default: "une",
		fr: "L’ordre de la liste : mis en avant d’abord, plus votés d’abord, ou derniers publiés d’abord. Avec `q` et sans `tri` : par pertinence.",
		en: "The order of the list: featured first, most votes first, or newest first. With `q` and without `tri`: by relevance.",
	}),
	// An empty choice in a form is no filter.
	label_ia: closedList(["", ...LABELS_IA])
		.optional()
		.meta({
			fr: "Seulement les projets qui ont ce label IA ; vide : tous.",
			en: "Only projects with this AI label; empty: all.",
		}),
	territoire: lineText().optional().meta({
		fr: "Seulement les projets de ce territoire, écrit comme dans leur fiche, sans égard à la casse ni aux accents.",
		en: "Only projects in this territory, written as in their entry, ignoring case and accents.",
	}),
	...PAGINATION,
	pertinence: Pertinence,
	slugs: Slugs,
	licence_code: lineText({ max: SPDX_MAX }).optional().meta({
		fr: "Seulement les projets dont la licence du logiciel est cette expression SPDX, ou nomme cette licence ; une licence inconnue donne une liste vide.",
		en: "Only projects whose software licence is this SPDX expression, or names this licence; an unknown licence gives an empty list.",
	}),
	stade: closedList(["", ...STADES])
		.optional()
		.meta({
			fr: "Seulement les projets dont le logiciel en est à ce stade ; vide : tous.",
			en: "Only projects whose software is in this state; empty: all.",
		}),
	depot: looseBoolean().optional().meta({
		fr: "`true` : seulement les projets qui ont un code source public ; `false` : seulement les autres.",
		en: "`true`: only projects that have public source code; `false`: only the others.",
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
			fr: "Slugs d’un à trois thèmes, tels que les donne `/api/themes`, le principal d’abord.",
			en: "Slugs of one to three themes, as given by `/api/themes`, the main one first.",
		}),
		langue: LangueEcrite,
		lieux: LieuxContribues,
		piege: Piege,
	}),
	"input",
);
export type ProjetContribution = z.output<typeof ProjetContribution>;

export const ProjetContribue = component(
	"ProjetContribue",
	z.object({
		slug: z.string().meta({
			fr: "Identifiant que le projet gardera une fois publié.",
			en: "Identifier the project will keep once published.",
		}),
		statut: z.string().meta({
			fr: "Toujours `propose` : le projet attend une relecture.",
			en: "Always `propose`: the project is awaiting review.",
		}),
		message: MessageRecu,
	}),
);
export type ProjetContribue = z.output<typeof ProjetContribue>;

export const VoteResultat = component(
	"VoteResultat",
	z.object({
		nb_votes: z.int().meta({
			fr: "Nombre de votes du projet, après cet appel.",
			en: "Number of votes of the project, after this call.",
		}),
		vote: z.boolean().meta({
			fr: "Vrai si le compte du jeton vote maintenant pour ce projet.",
			en: "True if the token’s account now votes for this project.",
		}),
	}),
);
export type VoteResultat = z.output<typeof VoteResultat>;

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

/** What a list is filtered by: neither its order nor its page. */
export type ChoixProjets = Pick<
	ProjetsQuery,
	FiltreProjets | "slugs" | "territoire"
>;

/** The site that publishes the publiccode.yml of a project. */
export type Editeur = { readonly siteNom: string; readonly siteUrl: string };

/** A file, with what it could not say, and what it says although nobody told it. */
export type FichierPubliccode = {
	readonly publiccode: object;
	readonly omises: readonly string[];
	readonly deduites: readonly string[];
};

/** Bounds of the specification, in characters. */
export const PUBLICCODE_BOUNDS = {
	short: { max: 150 },
	long: { min: 150, max: 10_000 },
} as const;

export const NATURES_IMAGE = ["logo", "image"] as const;
export type NatureImage = (typeof NATURES_IMAGE)[number];

/** What each is kept within: sides in pixels, a face twice those of its tile; bytes. */
export const CADRES = {
	logo: { width: 176, height: 176, maxOctets: 6 * 1024 },
	image: { width: 720, height: 540, maxOctets: 60 * 1024 },
} as const satisfies Readonly<Record<NatureImage, object>>;

/** Of what a picture says to who does not see it, in code points. */
export const IMAGE_DITE_MAX = 200;

/** The hash that names a picture: SHA-256 of its bytes, base64url. */
const EMPREINTE_MAX = 43;
const empreinte = () => optionalText(lineText({ max: EMPREINTE_MAX }));

/** What shows a project, as the forms of the site send it: the API takes none of it. */
export const FacesEcrites = z.object({
	logo: empreinte(),
	image: empreinte(),
	image_dite: optionalText(lineText({ max: IMAGE_DITE_MAX })),
});
export type Faces = z.output<typeof FacesEcrites>;

/** Where a picture that is public is served. */
export function adresseImage(empreinte: string): string {
	return `/images/${empreinte}.webp`;
}

/** The hash in such an address; undefined in any other. */
export function empreinteDe(chemin: string): string | undefined {
	return /^\/images\/([A-Za-z0-9_-]{43})\.webp$/.exec(chemin)?.[1];
}
