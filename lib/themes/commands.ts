import type { Acteur } from "#lib/platform/actor";
import { journaliserLot, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { THEMES_PREMIERS } from "./rules.ts";

/**
 * Creates the initial themes, after those of the team; an existing theme with one of
 * these slugs is not changed. Returns how many are new. The caller checks the right to
 * do it.
 */
export function creerThemesPremiers(
	acteur: Acteur,
): Promise<{ crees: number; existants: number }> {
	return inTransaction(async (tx) => {
		// Two concurrent calls would give the same places.
		await tx.$executeRaw(sql`LOCK TABLE themes IN SHARE ROW EXCLUSIVE MODE`);
		const { _max } = await tx.theme.aggregate({ _max: { ordre: true } });
		const premier = (_max.ordre ?? -1) + 1;
		const crees = await tx.theme.createManyAndReturn({
			data: THEMES_PREMIERS.map(({ slug, nom, description, en }, rang) => ({
				slug,
				nom,
				description,
				ordre: premier + rang,
				traductions: { en },
			})),
			skipDuplicates: true,
			select: { id: true, slug: true, nom: true },
		});
		if (crees.length > 0)
			await journaliserLot(
				tx,
				crees.map(({ id, slug, nom }) => ({
					acteur,
					acte: "creerTheme",
					...sur("theme", { id, slug }),
					apres: { nom },
				})),
			);
		return {
			crees: crees.length,
			existants: THEMES_PREMIERS.length - crees.length,
		};
	});
}
