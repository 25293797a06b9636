import { besoinPublic } from "#lib/besoins/queries";
import type { EntreeVisee } from "#lib/contributions/retraits/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { SANS_RELECTURE_MAX, type SansRelecture } from "./schema.ts";

/** What is public now and was made so by a rule, until a moderator has seen it or decided on it. */
export const SANS_RELECTURE: Sql = sql`SELECT k.id, k.nature, COALESCE(p.id, b.id) AS objet_id, COALESCE(p.slug, b.slug) AS slug,
		COALESCE(p.nom, b.titre) AS titre, COALESCE(p.langue, b.langue) AS langue, k.source, k.sans_relecture AS regle,
		k.sans_relecture_le AS le, k.id || ' ' || extract(epoch FROM k.sans_relecture_le) AS cle
	FROM cles_import k LEFT JOIN projets p ON p.id = k.projet_id LEFT JOIN besoins b ON b.id = k.besoin_id
	WHERE k.sans_relecture_le IS NOT NULL AND (p.statut = 'publie' OR ${besoinPublic(sql`b.statut`)})`;

/** The latest of what was published by rule. */
export function listerSansRelecture(
	condition: Sql = sql`true`,
): Promise<SansRelecture[]> {
	return rows<SansRelecture>(
		sql`SELECT nature, slug, titre, langue, source, regle, le, cle FROM (${SANS_RELECTURE}) AS s
		    WHERE ${condition} ORDER BY le DESC, id DESC LIMIT ${SANS_RELECTURE_MAX}`,
	);
}

/** What a rule did to one public entry, that nobody has seen; null for nothing. */
export async function lireSansRelecture({
	nature,
	id,
}: EntreeVisee): Promise<SansRelecture | null> {
	const [lue] = await listerSansRelecture(
		sql`nature = ${nature} AND objet_id = ${id}`,
	);
	return lue ?? null;
}
