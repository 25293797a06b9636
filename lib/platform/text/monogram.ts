/** Words that a name begins with, and is not known by. */
const ARTICLES = new Set("l d le la les un une the a an".split(" "));

/** The two letters of a project's face: of its first two words, or of the one that it has. */
export function monogram(nom: string): string {
	const mots = nom
		.split(/[\s'’-]+/)
		.map((mot) => mot.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [])
		.filter(({ length }) => length > 0);
	const connus = mots.filter(
		(mot) => !ARTICLES.has(mot.join("").toLowerCase()),
	);
	const [[premiere = "", ...lettres] = [], second] =
		connus.length > 0 ? connus : mots;
	if (second) return `${premiere}${second[0] ?? ""}`.toUpperCase();
	const capitale = lettres.find((lettre) => lettre !== lettre.toLowerCase());
	return `${premiere}${capitale ?? lettres[0] ?? ""}`;
}
