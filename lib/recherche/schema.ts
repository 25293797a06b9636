import { z } from "zod";
import type { ArticleResume } from "#lib/articles/schema";
import { BesoinSortie } from "#lib/besoins/schema";
import type { Langue } from "#lib/platform/langues";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";
import { CERTITUDES } from "#lib/platform/search/results";
import {
	blockText,
	closedList,
	lineText,
} from "#lib/platform/validation/fields";
import { ProjetResume } from "#lib/projets/schema";

export type Groupe<T> = {
	readonly total: number;
	readonly elements: readonly Classe<T>[];
};

/** How a search was read: the words that no entry has, and what misspelt ones were read as. */
export type Lecture = {
	readonly inconnus: readonly string[];
	readonly corriges: readonly string[];
};

export type ResultatsRecherche = {
	readonly besoins: Groupe<BesoinSortie>;
	readonly projets: Groupe<ProjetResume>;
	readonly articles: Groupe<ArticleResume>;
	/** What a page marks in the texts of the results. */
	readonly mots: Marks;
} & Lecture;

/** What a search may find. */
export const NATURES_RECHERCHE = ["besoin", "projet", "article"] as const;
export type NatureRecherche = (typeof NATURES_RECHERCHE)[number];

/** A title suggested while a search is typed. */
export type TitreSuggere = {
	readonly nature: NatureRecherche;
	readonly slug: string;
	readonly titre: string;
};

export const RESULTATS_PAR_NATURE = 3;

export const RechercheQuery = z.object({
	q: lineText({ max: 100 }).optional(),
});
export type RechercheQuery = z.output<typeof RechercheQuery>;

/** An area, and how many public needs and projects are in it. */
export type NombresDeLieu = {
	readonly code: string;
	readonly nom: string;
	readonly besoins: number;
	readonly projets: number;
};

export type FacettesProjets = {
	readonly theme: readonly FacetValue[];
	readonly label_ia: readonly FacetValue[];
	readonly licence_code: readonly FacetValue[];
	readonly stade: readonly FacetValue[];
};

export type FacettesBesoins = {
	readonly theme: readonly FacetValue[];
	readonly statut: readonly FacetValue[];
	readonly role: readonly FacetValue[];
};

/** What was searched for from several networks, and not found. */
export type RechercheManquee = {
	/** The language of the page that was searched. */
	readonly langue: Langue;
	/** Its words, folded, without the empty ones. */
	readonly mots: string;
	/** The most networks that made it within one week. */
	readonly reseaux: number;
	/** The last day it was made: YYYY-MM-DD. */
	readonly dernier: string;
};

/** A search that found nothing, where it was made and from which network. */
export type RechercheFaite = {
	readonly q: string;
	readonly langue: Langue;
	readonly reseau: string;
};

/** Characters of a text whose close entries are asked for; the site cuts what is longer. */
export const TEXTE_PROCHES_MAX = 400;
export const ProchesQuery = z.object({
	q: blockText({ max: TEXTE_PROCHES_MAX }),
});
export type ProchesQuery = z.output<typeof ProchesQuery>;

const Certitude = closedList(CERTITUDES);

/** A project that says what a text says, and how sure that is. */
const ProjetProche = ProjetResume.extend({ certitude: Certitude });
export type ProjetProche = z.output<typeof ProjetProche>;

/** What already says the same as a text, the closest first. */
export const Proches = z
	.object({
		projets: z.array(ProjetProche),
		besoins: z.array(BesoinSortie.extend({ certitude: Certitude })),
	})
	.meta({ id: "Proches" });
export type Proches = z.output<typeof Proches>;
