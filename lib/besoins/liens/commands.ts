import { prendreBrouillon } from "#lib/contributions/brouillons/commands";
import { phrase } from "#lib/i18n/texts";
import {
	champInvalide,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";

/**
 * Somebody who was describing a need says that a project answers it: the draft is
 * deleted. Fails when the project is not public, and when this browser has no draft,
 * which is also the case once the answer was given; nothing changes then.
 */
export async function repondreParUnProjet(
	secret: string,
	projet: string,
): Promise<Resultat<null>> {
	return inTransaction<Resultat<null>>(async (tx) => {
		const publies = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM projets WHERE slug = ${projet} AND statut = 'publie'`,
		);
		if (publies.length === 0)
			return champInvalide("projet", projet, phrase("refus.projets.inconnu"));
		const brouillon = await prendreBrouillon(tx, secret, "besoin");
		return brouillon ? reussite(null) : INTROUVABLE;
	});
}
