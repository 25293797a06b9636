/** What erasure leaves where an address or a name stood in a sentence. */
export const EFFACE = "[effacé]";

/** Shorter names are no name to find in a sentence: they are parts of words. */
const NOM_MIN_SIGNES = 2;

function litteral(texte: string): string {
	return texte.replace(/[^\p{L}\p{N}\p{M}\s]/gu, "\\$&");
}

/** The pattern, for PostgreSQL, that finds any of these addresses in a text, and not a longer one that ends or begins alike. */
export function motifAdresses(adresses: readonly string[]): string {
	const choix = adresses.map(litteral).join("|");
	return `(?<![[:alnum:]._+-])(?:${choix})(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

/** The same with the name, as a whole word, when there is one. */
export function motifPersonne(
	adresses: readonly string[],
	nom: string | null,
): string {
	const motif = motifAdresses(adresses);
	return nom === null || nom.length < NOM_MIN_SIGNES
		? motif
		: `${motif}|(?<![[:alnum:]])${litteral(nom)}(?![[:alnum:]])`;
}
