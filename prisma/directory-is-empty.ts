import { patiently, rows, sql } from "#lib/platform/db/pool";

/** Whether the directory has no theme, project, need and article, in one row. */
export const DIRECTORY_IS_EMPTY = sql`
	SELECT NOT (EXISTS (SELECT 1 FROM themes) OR EXISTS (SELECT 1 FROM projets)
		OR EXISTS (SELECT 1 FROM besoins) OR EXISTS (SELECT 1 FROM articles)) AS vide`;

/**
 * Whether the demonstration content may be loaded. A start asks before it loads that
 * content, and what renders its texts, for nothing. It may wait long for its connection:
 * the program that serves is being loaded meanwhile.
 */
export async function annuaireEstVide(): Promise<boolean> {
	const [reponse] = await patiently(() =>
		rows<{ vide: boolean }>(DIRECTORY_IS_EMPTY),
	);
	return reponse?.vide ?? false;
}
