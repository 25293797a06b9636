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
	instant,
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
	slug: z.string().meta({ examples: ["openstreetmap"] }),
	nom: SORTIES.nom,
	accroche: SORTIES.accroche,
	territoire: SORTIES.territoire,
	mis_en_avant: z.boolean(),
	nb_votes: z.int(),
	themes: z.array(ThemeSortie),
};

/** Fields that follow the specification's own: those of D7, then the later ones. */
const AJOUTS = {
	label_ia: z.enum(LABELS_IA),
	langue: LangueOriginale,
	traductions: traductionsDe(CLES_TRADUITES_PROJET),
	logo: z.string().nullable(),
};

/** What only its page shows. */
const IMAGE = component(
	"ImageProjet",
	z.object({
		adresse: z.string(),
		texte: z.string(),
		largeur: z.int(),
		hauteur: z.int(),
	}),
).nullable();

const PHRASES = pick(SORTIES, PHRASES_PROJET);

/** Later than the phrases: what one who reuses the project asks first. */
const REPRISE = pick(SORTIES, REPRISE_PROJET);

const PROJET = {
	...RESUME,
	// After the summary's, the fields that it does not have.
	...pick(SORTIES, PREMIERS_PROJET),
	publie_le: instant().nullable(),
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
		cree_le: instant(),
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
	q: lineText({ max: 100 }).optional(),
	mis_en_avant: looseBoolean().optional(),
	tri: closedList(TRIS_PROJETS).optional().meta({ default: "une" }),
	// An empty choice in a form is no filter.
	label_ia: closedList(["", ...LABELS_IA]).optional(),
	territoire: lineText().optional(),
	...PAGINATION,
	pertinence: Pertinence,
	slugs: Slugs,
	licence_code: lineText({ max: SPDX_MAX }).optional(),
	stade: closedList(["", ...STADES]).optional(),
	depot: looseBoolean().optional(),
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
		themes: boundedArray(lineText(), BORNES_PROJET.themes),
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
		slug: z.string(),
		statut: z.string(),
		message: MessageRecu,
	}),
);
export type ProjetContribue = z.output<typeof ProjetContribue>;

export const VoteResultat = component(
	"VoteResultat",
	z.object({
		nb_votes: z.int(),
		vote: z.boolean(),
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
