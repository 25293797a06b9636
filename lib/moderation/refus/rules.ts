/** Why an entry is refused: what the list says, in words for its author. */
import type { Langue, Phrase } from "#lib/platform/langues";
import { MOTIFS_REFUS, type MotifRefus } from "./schema.ts";

/** The sentence of each choice, as the author reads it; the last one leaves it to the moderator's own words. */
export const PHRASES_REFUS: Readonly<Record<MotifRefus, Phrase | null>> = {
	doublon: {
		fr: "Une fiche de l’annuaire en parle déjà.",
		en: "An entry of the directory already covers it.",
	},
	hors_sujet: {
		fr: "Ce n’est pas un projet ou un besoin d’intérêt commun, tel que l’annuaire les rassemble.",
		en: "It is not a common-good project or need of the kind that the directory gathers.",
	},
	incomplet: {
		fr: "Il manque de quoi comprendre de quoi il s’agit, ou le vérifier.",
		en: "There is not enough to understand what it is about, or to check it.",
	},
	publicite: {
		fr: "Le texte fait la promotion d’un produit ou d’un service.",
		en: "The text promotes a product or a service.",
	},
	illicite: {
		fr: "Le contenu est contraire à la loi, ou porte atteinte à des personnes.",
		en: "The content is against the law, or harms people.",
	},
	autre: null,
};

/** The reason that the author reads, in one language: the sentence of the choice, then the moderator's own words. */
export function composerMotif(
	choix: MotifRefus | null,
	langue: Langue,
	texte: string | null,
): string | null {
	const phrase = choix === null ? null : PHRASES_REFUS[choix];
	const parties = [phrase?.[langue] ?? null, texte].filter(
		(partie) => partie !== null,
	);
	return parties.length === 0 ? null : parties.join("\n\n");
}

/** The choice of the list that this text names, if it does. */
export function motifChoisi(texte: string | undefined): MotifRefus | null {
	return MOTIFS_REFUS.find((motif) => motif === texte) ?? null;
}
