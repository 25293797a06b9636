import { rows, sql } from "#lib/platform/db/pool";
import type { PhraseBilan } from "./schema.ts";

/** The delivery that stands, for a query whose needs are `b`; null for a need that is not delivered. */
export const LIVRAISON = sql`(SELECT j.id FROM jalons j WHERE j.besoin_id = b.id AND j.statut = 'livre' AND b.statut = 'livre'
	ORDER BY j.le DESC, j.id DESC LIMIT 1)`;

/** The public figure of that delivery as JSON, for a query whose needs are `b`; null for none. */
export const BILAN_DIT = sql`(SELECT json_build_object('vue', g.vue, 'oui', g.oui, 'en_partie', g.en_partie, 'non', g.non,
	   'jour', g.jour::text) FROM bilans g WHERE g.besoin_id = b.id AND g.en_cours AND g.jalon_id = ${LIVRAISON})`;

/** Sentences on the page of one need. */
const PHRASES_MAX = 20;

/** The reviewed sentences about a delivery whose figure is public, in an order that tells neither who nor when. */
export function listerPhrases(slug: string): Promise<PhraseBilan[]> {
	return rows<PhraseBilan>(
		sql`SELECT r.phrase AS texte, r.langue FROM besoins b JOIN reponses_bilan r ON r.besoin_id = b.id AND r.jalon_id = ${LIVRAISON}
		    JOIN comptes c ON c.id = r.compte_id AND c.hors_decomptes_le IS NULL
		    WHERE b.slug = ${slug} AND r.relue = 'publiee' AND r.publique
		      AND EXISTS (SELECT 1 FROM bilans g WHERE g.besoin_id = b.id AND g.en_cours AND g.jalon_id = r.jalon_id)
		    ORDER BY r.id LIMIT ${PHRASES_MAX}`,
		"lister_phrases",
	);
}
