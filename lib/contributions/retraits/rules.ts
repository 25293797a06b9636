/** The labels of take-downs, and the page where they are contested. */
import type { Phrase } from "#lib/platform/langues";
import type { NatureContribution } from "../schema.ts";
import type { MotifRetrait } from "./schema.ts";

/**
 * The sentence of each choice, for the author and for those who voted or supported; the
 * last one is replaced by the moderator's own words.
 */
export const PHRASES_RETRAIT: Readonly<Record<MotifRetrait, Phrase | null>> = {
	perime: {
		fr: "Ce dont parle cette fiche n’existe plus, ou n’est plus à jour.",
		en: "What this entry is about no longer exists, or is no longer up to date.",
	},
	doublon: {
		fr: "Une autre fiche de l’annuaire en parle déjà.",
		en: "Another entry of the directory already covers it.",
	},
	hors_sujet: {
		fr: "Ce n’est pas un projet ou un besoin d’intérêt commun, tel que l’annuaire les rassemble.",
		en: "It is not a common-good project or need of the kind that the directory gathers.",
	},
	inexact: {
		fr: "Des informations de cette fiche sont fausses, ou ne peuvent pas être vérifiées.",
		en: "Some of what this entry says is wrong, or cannot be checked.",
	},
	publicite: {
		fr: "Le texte fait la promotion d’un produit ou d’un service.",
		en: "The text promotes a product or a service.",
	},
	vie_privee: {
		fr: "La fiche dit quelque chose de la vie privée d’une personne.",
		en: "The entry tells something of a person’s private life.",
	},
	illicite: {
		fr: "Le contenu est contraire à la loi, ou porte atteinte à des personnes.",
		en: "The content is against the law, or harms people.",
	},
	autre: null,
};

/** The page, in French, on which the author contests. */
export function pageDeContestation(
	nature: NatureContribution,
	slug: string,
): string {
	return `/compte/contributions/${nature}/${slug}/contestation`;
}
