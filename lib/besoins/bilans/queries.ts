import { sql } from "#lib/platform/db/pool";

/** The delivery that stands, for a query whose needs are `b`; null for a need that is not delivered. */
export const LIVRAISON = sql`(SELECT j.id FROM jalons j WHERE j.besoin_id = b.id AND j.statut = 'livre' AND b.statut = 'livre'
	ORDER BY j.le DESC, j.id DESC LIMIT 1)`;

/** The public figure of that delivery as JSON, for a query whose needs are `b`; null for none. */
export const BILAN_DIT = sql`(SELECT json_build_object('vue', g.vue, 'oui', g.oui, 'en_partie', g.en_partie, 'non', g.non,
	   'jour', g.jour::text) FROM bilans g WHERE g.besoin_id = b.id AND g.en_cours AND g.jalon_id = ${LIVRAISON})`;
