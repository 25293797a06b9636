import type { ActeurCompte } from "#lib/platform/actor";
import {
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import type { ProfilSaisi } from "./schema.ts";

/**
 * The account has this name, or none, and its mails are in this language. Not
 * journaled: a name has no place in what outlives the account. Refused when the
 * account is suspended.
 */
export async function modifierProfil(
	{ compte_id }: ActeurCompte,
	{ nom, langue }: ProfilSaisi,
): Promise<Resultat<null>> {
	return inTransaction<Resultat<null>>(async (tx) => {
		const changes = await tx.$executeRaw(
			sql`UPDATE comptes SET nom = ${nom}, langue = ${langue}
			    WHERE id = ${compte_id} AND NOT suspendu`,
		);
		return changes === 1 ? reussite(null) : NON_AUTORISE;
	});
}
