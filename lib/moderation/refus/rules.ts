/** The reasons for a refusal: the choices of the list, as sentences for the author. */

import { estSlug } from "#lib/platform/contract/slug";
import type { Langue, Phrase } from "#lib/platform/langues";
import {
	type FicheTrouvee,
	type FicheVisee,
	NATURES_DOUBLON,
} from "./schema.ts";

/** A refusal, or the take-down of what is public: each entry can have one of them at most. */
export type Sorte = "refuse" | "archive";

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

/** The mail of a refusal, or of a take-down, before its reason and the existing entry are known. */
export type ModeleRefus = {
	readonly phrases: Readonly<Record<string, Phrase | null>>;
	readonly langue: Langue;
	readonly sujet: string;
	readonly sans_motif: string;
	/** With a reason alone, and with an existing entry. */
	readonly motif: string;
	readonly doublon: string;
};

/** Stands for the reason in such a mail: a character that is no letter of any language. */
export const A_LA_PLACE_DU_MOTIF = "\u{10fffd}";
/** Stands for the existing entry. */
export const A_LA_PLACE_DU_DOUBLON: FicheVisee = {
	nature: "projet",
	slug: "a-la-place-du-slug",
};

const FIN_DE_LIGNE = /\r\n|[\n\r\u2028\u2029]/u;
const JAMAIS_MAILES = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The text of the mail that a refusal would send: to the letter the one that is
 * composed when it is sent. For pages, which show it while it is written.
 */
export function courrielEcrit(
	modele: ModeleRefus,
	motif: string | null,
	doublon: FicheVisee | null,
): string {
	if (motif === null) return modele.sans_motif;
	const texte = doublon ? modele.doublon : modele.motif;
	// The last line that holds it, since a title may hold anything.
	const place = texte.lastIndexOf(A_LA_PLACE_DU_MOTIF);
	const ligne = texte.lastIndexOf("\n", place) + 1;
	const cite = texte.slice(ligne, place);
	const lignes = motif
		.replace(JAMAIS_MAILES, "")
		.split(FIN_DE_LIGNE)
		.map((ligne) => `${cite}${ligne.replace(/\p{Cc}+/gu, " ")}`.trimEnd());
	const suite = texte
		.slice(place + A_LA_PLACE_DU_MOTIF.length)
		.replace(pageDe(A_LA_PLACE_DU_DOUBLON), () =>
			doublon ? pageDe(doublon) : "",
		);
	return `${texte.slice(0, ligne)}${lignes.join("\n")}${suite}`;
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
