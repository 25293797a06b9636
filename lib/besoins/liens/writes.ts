import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { Nuance } from "./schema.ts";

/**
 * Records, with a need that is being created, the projects that its author says answer
 * it, but not quite: suggested links, which nobody sees before a moderator decides.
 * Projects that are not public any more are left out: the need does not depend on them.
 */
export async function suggererLiens(
	tx: Transaction,
	besoin_id: number,
	nuances: readonly Nuance[],
): Promise<void> {
	if (nuances.length === 0) return;
	const slugs = nuances.map(({ projet }) => projet);
	const textes = nuances.map(({ texte }) => texte);
	await tx.$executeRaw(
		sql`INSERT INTO liens (besoin_id, projet_id, origine, reponses, nuance)
		    SELECT ${besoin_id}::int, p.id, 'habitant', 1, n.texte
		    FROM unnest(${slugs}::text[], ${textes}::text[]) AS n(slug, texte)
		    JOIN projets p ON p.slug = n.slug AND p.statut = 'publie'
		    ON CONFLICT DO NOTHING`,
	);
}
