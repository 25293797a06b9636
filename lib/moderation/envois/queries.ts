import { rows, sql } from "#lib/platform/db/pool";
import { REPETITION_SURE_HEURES } from "#lib/platform/mail/leases";
import { lireActes } from "../journal/queries.ts";
import type { EnvoiEnAttente, LettreMorte } from "./schema.ts";

const LETTRES_MAX = 100;

/** The pending mails of acts, by act, the soonest first. */
export async function listerEnvois(): Promise<EnvoiEnAttente[]> {
	const lus = await rows<Omit<EnvoiEnAttente, "acte"> & { acte_id: number }>(
		sql`SELECT acte_id, gabarit, count(*)::int AS nombre,
		      ceil(extract(epoch FROM min(disponible_le) - clock_timestamp()))::int AS part_dans
		    FROM courriels
		    WHERE statut = 'attente' AND essais = 0 AND disponible_le > clock_timestamp() AND acte_id IS NOT NULL
		    GROUP BY acte_id, gabarit ORDER BY min(disponible_le), acte_id`,
	);
	const actes = await lireActes(lus.map(({ acte_id }) => acte_id));
	return lus.flatMap(({ acte_id, ...envoi }) => {
		const acte = actes.find(({ id }) => id === acte_id);
		return acte ? [{ ...envoi, acte }] : [];
	});
}

/** The mails that were given up, oldest first. */
export function listerLettresMortes(): Promise<LettreMorte[]> {
	return rows<LettreMorte>(
		sql`SELECT id, gabarit, destinataire, essais, erreur, cree_le, expire_le IS NULL AS relancable,
		      cree_le < clock_timestamp() - make_interval(hours => ${REPETITION_SURE_HEURES}) AS ancienne
		    FROM courriels WHERE statut = 'abandonne' ORDER BY id LIMIT ${LETTRES_MAX}`,
	);
}
