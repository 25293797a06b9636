import { FIN_DE_CONTESTATION } from "#lib/contributions/retraits/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { MonRetrait } from "./schema.ts";

function lire(compte_id: number, condition: Sql): Promise<MonRetrait[]> {
	return rows<MonRetrait>(
		sql`SELECT e.nature, e.slug, e.titre, r.le, j.motif, ${FIN_DE_CONTESTATION} AS jusquau,
		      r.conteste_le IS NULL AND clock_timestamp() < ${FIN_DE_CONTESTATION} AS contestable,
		      r.conteste_le, r.texte, r.decision, r.reponse
		    FROM (SELECT 'projet' AS nature, id, slug, nom AS titre, auteur_id FROM projets
		          UNION ALL SELECT 'besoin', id, slug, titre, auteur_id FROM besoins) AS e
		    JOIN retraits r ON r.leve_le IS NULL
		      AND e.id = CASE e.nature WHEN 'projet' THEN r.projet_id ELSE r.besoin_id END
		    LEFT JOIN journal j ON j.id = r.acte_id
		    WHERE e.auteur_id = ${compte_id} AND ${condition}`,
	);
}

/** The account's entries that are taken down now. */
export function listerMesRetraits(compte_id: number): Promise<MonRetrait[]> {
	return lire(compte_id, sql`true`);
}

/** The take-down of one entry of the account; null when the entry belongs to another account, or is public. */
export async function lireMonRetrait(
	compte_id: number,
	nature: NatureContribution,
	slug: string,
): Promise<MonRetrait | null> {
	const [retrait] = await lire(
		compte_id,
		sql`e.nature = ${nature} AND e.slug = ${slug}`,
	);
	return retrait ?? null;
}
