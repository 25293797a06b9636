import type { MotifRetrait } from "#lib/contributions/retraits/schema";
import type { NatureContribution } from "#lib/contributions/schema";

/** The choices of a refusal; statistics are counted by them. */
export const MOTIFS_REFUS = [
	"doublon",
	"hors_sujet",
	"incomplet",
	"publicite",
	"vie_privee",
	"illicite",
	"autre",
] as const;

export type MotifRefus = (typeof MOTIFS_REFUS)[number];

/** Maximum length of the search for a duplicate. */
export const CHERCHE_MAX = 200;
/** Maximum number of entries that such a search shows, of each kind. */
export const TROUVEES_PAR_NATURE = 5;
export const TROUVEES_MAX = 2 * TROUVEES_PAR_NATURE;
/** The kind of a duplicate: either one, whatever the kind of the entry that repeats it. Written out, since the list goes to browsers, where nothing is validated. */
export const NATURES_DOUBLON = [
	"projet",
	"besoin",
] as const satisfies readonly NatureContribution[];
/** Maximum length of an entry's key, and of the form value of one that was found. */
export const CLE_MAX = 250;
export const TROUVEE_MAX = 1_000;

export type FicheVisee = {
	readonly nature: NatureContribution;
	readonly slug: string;
};

export type FicheTrouvee = FicheVisee & { readonly titre: string };

/** A refusal, or the take-down of a public entry, as chosen by the moderator. */
export type Choisi = {
	readonly choix: MotifRefus | MotifRetrait;
	readonly doublon: FicheVisee | null;
};
