/** The reasons for a refusal: the choices of the list, as sentences for the author. */

import { estSlug } from "#lib/platform/contract/wire";
import type { Langue, Phrase } from "#lib/platform/langues";
import {
	type FicheTrouvee,
	type FicheVisee,
	type MotifRefus,
	NATURES_DOUBLON,
} from "./schema.ts";

/** The sentence of each choice, as the author reads it; the last choice has only the moderator's own words. */
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
	phrase: Phrase | null,
	langue: Langue,
	texte: string | null,
): string | null {
	const parties = [phrase?.[langue] ?? null, texte].filter(
		(partie) => partie !== null,
	);
	return parties.length === 0 ? null : parties.join("\n\n");
}

/** An entry as a single form value. */
export function cleDe({ nature, slug }: FicheVisee): string {
	return `${nature}/${slug}`;
}

/** The entry that a form value designates; null when invalid. */
export function ficheVisee(cle: string | null): FicheVisee | null {
	const [debut, slug = "", ...reste] = cle?.split("/") ?? [];
	const nature = NATURES_DOUBLON.find((une) => une === debut);
	return nature && reste.length === 0 && estSlug(slug)
		? { nature, slug }
		: null;
}

/** The page of an entry, in French. */
export function pageDe({ nature, slug }: FicheVisee): string {
	return `/${nature === "projet" ? "projets" : "besoins"}/${slug}`;
}

/** The form value of an entry found by a search: its key, then its title. */
export function trouveeDite(fiche: FicheTrouvee): string {
	return `${cleDe(fiche)} ${fiche.titre}`;
}

/** The address of a page of the site, complete or partial, or only its last part. */
const ADRESSE = /(?:^|\/)(?:(projets|besoins)\/)?([a-z0-9-]+)\/?(?:[?#].*)?$/u;

/** The entries that a pasted address may designate. */
export function fichesNommees(cherche: string): FicheVisee[] {
	const [, dossier, slug] = ADRESSE.exec(cherche.trim()) ?? [];
	if (slug === undefined || !estSlug(slug)) return [];
	return NATURES_DOUBLON.filter(
		(nature) => dossier === undefined || dossier === `${nature}s`,
	).map((nature) => ({ nature, slug }));
}
