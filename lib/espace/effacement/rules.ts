/** Replaces an erased address or name in a sentence. */
export const EFFACE = "[effacé]";

/** Shorter names are not searched for: they would match parts of words. */
const NOM_MIN_SIGNES = 2;

function litteral(texte: string): string {
	return texte.replace(/[^\p{L}\p{N}\p{M}\s]/gu, "\\$&");
}

/** The PostgreSQL pattern that matches any of these addresses in a text, but not a longer one with the same beginning or ending. */
export function motifAdresses(adresses: readonly string[]): string {
	const choix = adresses.map(litteral).join("|");
	return `(?<![[:alnum:]._+-])(?:${choix})(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

/** The same, plus the name as a whole word, when there is one. */
export function motifPersonne(
	adresses: readonly string[],
	nom: string | null,
): string {
	const motif = motifAdresses(adresses);
	return nom === null || nom.length < NOM_MIN_SIGNES
		? motif
		: `${motif}|(?<![[:alnum:]])${litteral(nom)}(?![[:alnum:]])`;
}
