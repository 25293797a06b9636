import { rows, sql } from "#lib/platform/db";
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
