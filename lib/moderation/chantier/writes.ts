import { estSlug } from "#lib/platform/contract/slug";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { BesoinTenu } from "./schema.ts";

/** Locks a need of which something is edited, but its state and its text; returns undefined for an unknown slug. */
export async function tenirBesoin(
	tx: Transaction,
	slug: string,
): Promise<BesoinTenu | undefined> {
	if (!estSlug(slug)) return undefined;
	const [besoin] = await tx.$queryRaw<BesoinTenu[]>(
		sql`SELECT id, slug, statut, projet_id, titre, langue, cahier, roles, depot, derniere_etape, traductions
		    FROM besoins WHERE slug = ${slug} FOR NO KEY UPDATE`,
	);
	return besoin;
}
