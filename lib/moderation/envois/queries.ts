import { rows, sql } from "#lib/platform/db/pool";
import { REPETITION_SURE_HEURES } from "#lib/platform/mail/leases";
import type { EnvoiEnAttente, LettreMorte } from "./schema.ts";

const LETTRES_MAX = 100;

/** The pending mails of acts, by act, the soonest first. */
export function listerEnvois(): Promise<EnvoiEnAttente[]> {
	return rows<EnvoiEnAttente>(
		sql`SELECT c.acte_id, j.acte, j.objet, j.objet_slug, c.gabarit, count(*)::int AS nombre,
		      ceil(extract(epoch FROM min(c.disponible_le) - clock_timestamp()))::int AS part_dans
		    FROM courriels c JOIN journal j ON j.id = c.acte_id
		    WHERE c.statut = 'attente' AND c.essais = 0 AND c.disponible_le > clock_timestamp()
		    GROUP BY c.acte_id, j.acte, j.objet, j.objet_slug, c.gabarit
		    ORDER BY min(c.disponible_le), c.acte_id`,
	);
}

/** The mails that were given up, oldest first. */
export function listerLettresMortes(): Promise<LettreMorte[]> {
	return rows<LettreMorte>(
		sql`SELECT id, gabarit, destinataire, essais, erreur, cree_le, expire_le IS NULL AS relancable,
		      cree_le < clock_timestamp() - make_interval(hours => ${REPETITION_SURE_HEURES}) AS ancienne
		    FROM courriels WHERE statut = 'abandonne' ORDER BY id LIMIT ${LETTRES_MAX}`,
	);
}
