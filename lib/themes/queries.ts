import { translated } from "#lib/i18n/translated";
import { whileContentsUnchanged } from "#lib/platform/cache/memoised-read";
import { rows, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "./schema.ts";
import { type LigneTheme, versThemeSortie } from "./serialize.ts";

/** Every theme, in the order of French dictionaries (D20). */
export async function listerThemes(): Promise<ThemeSortie[]> {
	const lignes = await rows<LigneTheme>(
		sql`SELECT slug, nom, description, traductions FROM themes
		    ORDER BY nom COLLATE "fr-x-icu", id`,
	);
	return lignes.map(versThemeSortie);
}

/** The same, kept while they do not change. */
export const lireThemes = whileContentsUnchanged(listerThemes);

/** The name of a theme in one language; undefined when nothing, or no theme, has this slug. */
export async function lireNomDuTheme(
	slug: string | undefined,
	langue: Langue,
): Promise<string | undefined> {
	if (!slug) return undefined;
	const theme = (await lireThemes()).find((un) => un.slug === slug);
	return theme ? translated(theme, "nom", langue).texte : undefined;
}

/** The ids of the themes that exist among these slugs. */
export async function identifierThemes(
	slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const lignes = await rows<{ slug: string; id: number }>(
		sql`SELECT slug, id FROM themes WHERE slug = ANY(${[...slugs]}::text[])`,
	);
	return new Map(lignes.map(({ slug, id }) => [slug, id]));
}
