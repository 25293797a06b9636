/** Passkeys of moderators and administrators: how long a proof counts, and how recovery codes are written. */

/** A proof counts this long for the acts that ask for it again. */
export const PREUVE_RECENTE_SECONDES = 600;
/** A challenge may be answered this long after its page was made. */
export const DEFI_SECONDES = 600;
export const CLES_MAX = 10;
/** Recovery codes of an account, made together. */
export const CODES_SECOURS = 10;
/** Days at least between the decision to require passkeys and the day it takes effect. */
export const EXIGENCE_DELAI_JOURS = 7;

/** Letters and digits that are not mistaken for one another. */
export const ALPHABET_SECOURS = "23456789abcdefghjkmnpqrstuvwxyz";
/** Characters of a recovery code: some 59 bits. */
export const SECOURS_LONGUEUR = 12;

/** A recovery code as it is shown: groups of four. */
export function codeEcrit(code: string): string {
	return code.replace(/.{4}(?=.)/g, "$&-");
}

/** The recovery code that somebody typed, whatever its case and spaces; null when it can't be one. */
export function lireCodeSecours(saisi: string): string | null {
	const code = saisi.toLowerCase().replace(/[\s-]/g, "");
	const lettres = new Set(ALPHABET_SECOURS);
	return code.length === SECOURS_LONGUEUR &&
		[...code].every((lettre) => lettres.has(lettre))
		? code
		: null;
}
