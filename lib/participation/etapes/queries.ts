import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { lireJetonDesinscription } from "#lib/platform/mail/need-links";
import type { Desabonnement } from "./schema.ts";

/** The need that a mail's unsubscribe link is about. Read-only; rejected when the token has no valid signature. */
export async function lireDesinscription(
	jeton: string,
): Promise<Resultat<Desabonnement>> {
	const lu = lireJetonDesinscription(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	const [besoin = null] = await rows<NonNullable<Desabonnement>>(
		sql`SELECT b.titre, b.langue, b.traductions, EXISTS (SELECT 1 FROM refus_etapes r
		      WHERE r.compte_id = c.id AND r.besoin_id = COALESCE(b.fusionne_dans_id, b.id)) AS fait,
		      EXISTS (SELECT 1 FROM soutiens s
		      WHERE s.compte_id = c.id AND s.besoin_id = COALESCE(b.fusionne_dans_id, b.id)) AS soutenu
		    FROM comptes c, besoins b WHERE c.id = ${compte_id} AND b.id = ${besoin_id}`,
	);
	return reussite(besoin);
}
