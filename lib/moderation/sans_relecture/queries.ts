import { besoinPublic } from "#lib/besoins/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { SANS_RELECTURE_PAR_PAGE, type SansRelecture } from "./schema.ts";

/** What is public now and was made so by a rule, until a moderator has seen it or decided on it. */
export const SANS_RELECTURE: Sql = sql`SELECT k.id, k.nature, COALESCE(p.id, b.id) AS objet_id, COALESCE(p.slug, b.slug) AS slug,
		COALESCE(p.nom, b.titre) AS titre, COALESCE(p.langue, b.langue) AS langue, k.source, k.sans_relecture AS regle,
		k.sans_relecture_le AS le, k.id || ' ' || extract(epoch FROM k.sans_relecture_le) AS cle
	FROM cles_import k LEFT JOIN projets p ON p.id = k.projet_id LEFT JOIN besoins b ON b.id = k.besoin_id
	WHERE k.sans_relecture_le IS NOT NULL AND (p.statut = 'publie' OR ${besoinPublic(sql`b.statut`)})`;

/** A page of what was published by rule, the latest first, and how many there are. */
export async function listerSansRelecture(
	page: number,
): Promise<{ fiches: SansRelecture[]; total: number }> {
	const [fiches, total] = await Promise.all([
		rows<SansRelecture>(
			sql`SELECT nature, slug, titre, langue, source, regle, le, cle FROM (${SANS_RELECTURE}) AS s
			    ORDER BY le DESC, id DESC LIMIT ${SANS_RELECTURE_PAR_PAGE} OFFSET ${(page - 1) * SANS_RELECTURE_PAR_PAGE}`,
		),
		compterSansRelecture(),
	]);
	return { fiches, total };
}

/** How much of what is public was published by rule and seen by nobody. */
export async function compterSansRelecture(): Promise<number> {
	const [lu] = await rows<{ total: number }>(
		sql`SELECT count(*)::int AS total FROM (${SANS_RELECTURE}) AS s`,
	);
	return lu?.total ?? 0;
}

/** What a rule did to one public entry, that nobody has seen; null for nothing. */
export async function lireSansRelecture({
	nature,
	id,
}: {
	readonly nature: NatureContribution;
	readonly id: number;
}): Promise<SansRelecture | null> {
	const [lue] = await rows<SansRelecture>(
		sql`SELECT nature, slug, titre, langue, source, regle, le, cle FROM (${SANS_RELECTURE}) AS s
		    WHERE nature = ${nature} AND objet_id = ${id} ORDER BY le DESC, id DESC LIMIT 1`,
	);
	return lue ?? null;
}
