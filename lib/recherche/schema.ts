import { z } from "zod";
import type { ArticleResume } from "#lib/articles/schema";
import type { BesoinSortie } from "#lib/besoins/schema";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";
import { lineText } from "#lib/platform/validation/fields";
import type { ProjetResume } from "#lib/projets/schema";

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
