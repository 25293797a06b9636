import type { NatureContribution } from "#lib/contributions/schema";
import { rows, sql } from "#lib/platform/db/pool";
import type { Occupants } from "./schema.ts";

/** Who is on an entry now, as this moderator sees it. */
export async function lireOccupants(
	nature: NatureContribution,
	slug: string,
	compte_id: number,
): Promise<Occupants> {
	const [table, cle] =
		nature === "projet"
			? [sql`projets`, sql`p.projet_id`]
			: [sql`besoins`, sql`p.besoin_id`];
	const lus = await rows<{ id: number; nom: string }>(
		sql`SELECT c.id, COALESCE(c.nom, c.courriel) AS nom FROM prises p
		    JOIN ${table} e ON e.id = ${cle} JOIN comptes c ON c.id = p.compte_id
		    WHERE e.slug = ${slug} AND p.jusqua > clock_timestamp() ORDER BY p.le, p.id`,
	);
	return {
		moi: lus.some(({ id }) => id === compte_id),
		autres: lus.filter(({ id }) => id !== compte_id).map(({ nom }) => nom),
	};
}
