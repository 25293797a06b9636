import type { MotifRetrait } from "#lib/contributions/retraits/schema";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";

/** What a refusal is chosen from; the figures count by them. */
export const MOTIFS_REFUS = [
	"doublon",
	"hors_sujet",
	"incomplet",
	"publicite",
	"illicite",
	"autre",
] as const;

export type MotifRefus = (typeof MOTIFS_REFUS)[number];

/** Letters of what is looked for as a double. */
export const CHERCHE_MAX = 200;
/** Entries that such a search shows, of each kind. */
export const TROUVEES_PAR_NATURE = 5;
export const TROUVEES_MAX = 2 * TROUVEES_PAR_NATURE;
/** What a double may be: either kind, whatever the kind of the entry that repeats it. */
export const NATURES_DOUBLON = NATURES_CONTRIBUTION;
/** Letters of an entry's key, and of what the form carries of one that was found. */
export const CLE_MAX = 250;
export const TROUVEE_MAX = 1_000;

/** An entry, by its kind and address. */
export type FicheVisee = {
	readonly nature: NatureContribution;
	readonly slug: string;
};

/** A public entry that another one may repeat. */
export type FicheTrouvee = FicheVisee & { readonly titre: string };

type Choisi<Motif> = {
	readonly choix: Motif;
	/** The public entry that was there already, of either kind. */
	readonly doublon: FicheVisee | null;
};

/** A refusal, as the moderator chose it. */
export type Refuse = Choisi<MotifRefus>;

/** The same for a public entry that is taken down. */
export type Retire = Choisi<MotifRetrait>;
