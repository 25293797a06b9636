import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { bilanDit } from "./rules.ts";
import type { Bilan, BilanLu, PhraseBilan } from "./schema.ts";

/** The delivery that stands, for a query whose needs are `b`; null for a need that is not delivered. */
export const LIVRAISON = sql`(SELECT j.id FROM jalons j WHERE j.besoin_id = b.id AND j.statut = 'livre' AND b.statut = 'livre'
	ORDER BY j.le DESC, j.id DESC LIMIT 1)`;

/** The public figure of that delivery as JSON, for a query whose needs are `b`; null for none. */
export const BILAN_DIT = sql`(SELECT json_build_object('vue', g.vue, 'oui', g.oui, 'en_partie', g.en_partie, 'non', g.non,
	   'jour', g.jour::text) FROM bilans g WHERE g.besoin_id = b.id AND g.en_cours AND g.jalon_id = ${LIVRAISON})`;

const PHRASES_MAX = 20;

/** The reviewed sentences about a delivery whose figure is public, in an order that tells neither who nor when. */
export function listerPhrases(slug: string): Promise<PhraseBilan[]> {
	return rows<PhraseBilan>(
		sql`SELECT r.phrase AS texte, r.langue FROM besoins b JOIN reponses_bilan r ON r.besoin_id = b.id AND r.jalon_id = ${LIVRAISON}
		    JOIN comptes c ON c.id = r.compte_id AND c.hors_decomptes_le IS NULL
		    WHERE b.slug = ${slug} AND r.relue = 'publiee'
		      AND EXISTS (SELECT 1 FROM bilans g WHERE g.besoin_id = b.id AND g.en_cours AND g.jalon_id = r.jalon_id)
		    ORDER BY r.id LIMIT ${PHRASES_MAX}`,
		"lister_phrases",
	);
}

const jour = (le: Sql) => sql`(${le} AT TIME ZONE ${SITE_TIME_ZONE})::date`;

/** Each delivered need: the days of the calendar from its expression to its last delivery, and its public figure. */
export async function listerLivraisons(): Promise<
	{ jours: number | null; bilan: Bilan | null }[]
> {
	const lignes = await rows<{ jours: number | null; bilan: BilanLu | null }>(
		sql`SELECT ${BILAN_DIT} AS bilan, CASE WHEN j.livre IS NOT NULL AND j.publie IS NOT NULL THEN greatest(0, j.livre - j.publie) END AS jours
		    FROM besoins b CROSS JOIN LATERAL (
		      SELECT max(${jour(sql`j.le`)}) FILTER (WHERE j.statut = 'livre') AS livre,
		        min(${jour(sql`j.le`)}) FILTER (WHERE j.statut = 'publie') AS publie
		      FROM jalons j WHERE j.besoin_id = b.id) AS j
		    WHERE b.statut = 'livre'`,
		"lister_livraisons",
	);
	return lignes.map(({ jours, bilan }) => ({
		jours,
		bilan: bilan && bilanDit(bilan),
	}));
}
