import { LIEUX } from "#lib/contributions/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";

/** An entry to compare, and the version of its text. */
export type AComparer = {
	readonly nature: NatureContribution;
	readonly id: number;
	readonly modifie_le: Date;
};

const A_COMPARER = (nature: NatureContribution): Sql =>
	sql`SELECT ${nature}::text AS nature, e.id, e.modifie_le, e.cree_le, s.compare_le
		FROM ${LIEUX[nature].table} e LEFT JOIN semblances s ON s.${LIEUX[nature].renvoi} = e.id
		WHERE e.statut = 'propose'
		  AND (s.id IS NULL OR s.modifie_le <> e.modifie_le OR s.compare_le < clock_timestamp() - interval '1 day')`;

/** What awaits review and was never compared as it is now, the oldest first; then what was not for a day, since others came. */
export function listerAComparer(max: number): Promise<AComparer[]> {
	return rows<AComparer>(
		sql`SELECT nature, id, modifie_le
		    FROM (${A_COMPARER("projet")} UNION ALL ${A_COMPARER("besoin")}) AS e
		    ORDER BY e.compare_le IS NOT NULL, e.cree_le, e.nature, e.id LIMIT ${max}`,
	);
}
