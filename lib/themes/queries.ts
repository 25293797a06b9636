import { rows, sql } from "#lib/platform/db/pool";
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

/** The ids of the themes that exist among these slugs. */
export async function identifierThemes(
	slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const lignes = await rows<{ slug: string; id: number }>(
		sql`SELECT slug, id FROM themes WHERE slug = ANY(${[...slugs]}::text[])`,
	);
	return new Map(lignes.map(({ slug, id }) => [slug, id]));
}
