import { wordsOf } from "#lib/platform/search/words";
import themes from "../../prisma/import/themes.json" with { type: "json" };
import type { Correspondances } from "./schema.ts";

/** An initial theme, in both languages. */
export type ThemePremier = {
	readonly slug: string;
	readonly nom: string;
	readonly description: string;
	readonly en: { readonly nom: string; readonly description: string };
};

/** The initial themes of a new directory, in the order of their slugs; the words by which imports know them stand beside. */
export const THEMES_PREMIERS: readonly ThemePremier[] = themes;

/** How the free words of a source are compared with the themes of the directory. */

/** A theme with the texts that match it: its slug, its name, its English name. */
export type ThemeNomme = {
	readonly slug: string;
	readonly noms: readonly string[];
};

/** Two words with the same fold are equal: case, accents, ligatures and punctuation are ignored. */
export function plierMot(mot: string): string {
	return wordsOf(mot).join(" ");
}

/** The slug of each known word, folded; the file takes precedence over the names of themes. */
export function indexerMots(
	themes: readonly ThemeNomme[],
	correspondances: Correspondances,
): Map<string, string> {
	const index = new Map<string, string>();
	const ajouter = (slug: string, mots: readonly string[]) => {
		for (const mot of mots) index.set(plierMot(mot), slug);
	};
	for (const { slug, noms } of themes) ajouter(slug, [slug, ...noms]);
	for (const { slug, nom, mots } of correspondances)
		ajouter(slug, [slug, nom, ...mots]);
	return index;
}
