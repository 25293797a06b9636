import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { lireJetonDesinscription } from "#lib/platform/mail/need-links";
import type { Desabonnement } from "./schema.ts";

/** The need that a mail's unsubscribe link is about. Read-only; rejected in the same cases as `desinscrire`. */
export async function lireDesinscription(
	jeton: string,
): Promise<Resultat<Desabonnement>> {
	const lu = lireJetonDesinscription(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	const [besoin] = await rows<Desabonnement>(
		sql`SELECT b.titre, b.langue, b.traductions, EXISTS (SELECT 1 FROM refus_etapes r
		      WHERE r.compte_id = c.id AND r.besoin_id = COALESCE(b.fusionne_dans_id, b.id)) AS fait
		    FROM comptes c, besoins b WHERE c.id = ${compte_id} AND b.id = ${besoin_id}`,
	);
	return besoin ? reussite(besoin) : INTROUVABLE;
}
