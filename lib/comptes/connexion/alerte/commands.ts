import type { ActeurCompte } from "#lib/platform/actor";
import {
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";

/**
 * Whether the account is told by mail of sign-ins in browsers that it does not
 * know. Repeating it changes nothing. Refused when the account is suspended.
 */
export async function choisirAlerte(
	acteur: ActeurCompte,
	alerte_connexion: boolean,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	return inTransaction<Resultat<null>>(async (tx) => {
		const [compte] = await tx.$queryRaw<{ avant: boolean }[]>(
			sql`WITH avant AS (SELECT id, alerte_connexion FROM comptes
			      WHERE id = ${compte_id} AND NOT suspendu FOR NO KEY UPDATE)
			    UPDATE comptes c SET alerte_connexion = ${alerte_connexion}
			    FROM avant WHERE c.id = avant.id RETURNING avant.alerte_connexion AS avant`,
		);
		if (!compte) return NON_AUTORISE;
		if (compte.avant === alerte_connexion) return reussite(null);
		// Who takes an account over begins by keeping its owner in the dark.
		await journaliser(tx, {
			acteur,
			acte: "choisirAlerteConnexion",
			objet: "compte",
			objet_id: compte_id,
			avant: { alerte_connexion: compte.avant },
			apres: { alerte_connexion },
		});
		return reussite(null);
	});
}
