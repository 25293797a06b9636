import { tellingWords, wordsOf } from "#lib/platform/search/words";

/** The order of a search on the site. */

/** The order of the best answers first. */
export const PAR_PERTINENCE = "pertinence" as const;

/** The order that a list is shown in: by relevance when words are searched and no order is named (D18). */
export function triMontre<Tri extends string>(
	{
		q,
		tri,
	}: { readonly q?: string | undefined; readonly tri?: Tri | undefined },
	premier: Tri,
): Tri | typeof PAR_PERTINENCE {
	return tri ?? (q ? PAR_PERTINENCE : premier);
}

/**
 * The order that the address of a list names: none when it is the one that the list has
 * by default, by relevance for a search and `premier` otherwise.
 */
export function triDansAdresse(
	tri: string,
	q: string | undefined,
	premier: string,
): string | undefined {
	if (q) return tri === PAR_PERTINENCE ? undefined : tri;
	return tri === PAR_PERTINENCE || tri === premier ? undefined : tri;
}

/** The orders that a reader chooses among: by relevance, first, only when words are searched. */
export function ordresDuSite<Tri extends string>(
	tris: readonly Tri[],
	q: string | undefined,
): readonly (Tri | typeof PAR_PERTINENCE)[] {
	return q ? [PAR_PERTINENCE, ...tris] : tris;
}

/** Networks that must have made a search before anybody reads it. */
export const RESEAUX_MIN = 5;
/** Code points of the words of a search. */
export const BORNES_MANQUEE = { min: 3, max: 80 } as const;
/** Searches kept of one network in a day, and of all of them: nobody fills the table. */
export const MANQUEES_PAR_RESEAU_ET_JOUR = 20;
export const MANQUEES_PAR_JOUR = 4_000;
/** Days during which the hashes of networks are kept, and then the words that reached `RESEAUX_MIN`. */
export const MANQUEES_VUES_JOURS = 7;
export const MANQUEES_JOURS = 90;

/** From how many digits on a text may be a number of something: a phone, an account. */
const CHIFFRES_MIN = 5;
const ADRESSE =
	/@|\(at\)|\[at\]|:\/\/|\bwww\b|[\p{L}\p{N}]\.\p{L}{2,}|[\p{L}\p{N}]\/[\p{L}\p{N}]/iu;

/** Whether a search looks like an e-mail address, a phone number or the address of a page: such a one is never kept. */
export function ressembleAUneAdresse(q: string): boolean {
	const texte = q.normalize("NFKC");
	const chiffres = texte.match(/\p{Nd}/gu)?.length ?? 0;
	return chiffres >= CHIFFRES_MIN || ADRESSE.test(texte);
}

/** The words of a search as they are kept; null when they are not to be kept. */
export function motsGardes(q: string): string | null {
	if (ressembleAUneAdresse(q)) return null;
	const dits = tellingWords(wordsOf(q)).join(" ");
	const longueur = [...dits].length;
	const { min, max } = BORNES_MANQUEE;
	return longueur >= min && longueur <= max ? dits : null;
}

/** The Monday of the week of a day, both YYYY-MM-DD: networks are told apart within one week only. */
export function lundiDe(jour: string): string {
	const lundi = new Date(`${jour}T00:00:00Z`);
	lundi.setUTCDate(lundi.getUTCDate() - ((lundi.getUTCDay() + 6) % 7));
	return lundi.toISOString().slice(0, 10);
}
