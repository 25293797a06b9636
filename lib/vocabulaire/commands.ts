import type { Acteur } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { refusDesTermes } from "./rules.ts";

/**
 * Adds groups of terms that mean the same, each journaled; one that is there already
 * stays as it is. Rejected as a whole, with the terms, when some make no group.
 */
export async function ajouterGroupes(
	acteur: Acteur,
	groupes: readonly (readonly string[])[],
): Promise<Resultat<{ ajoutes: number }>> {
	for (const termes of groupes) {
		const refus = refusDesTermes(termes);
		if (refus) return conflit(refus);
	}
	return inTransaction<Resultat<{ ajoutes: number }>>(async (tx) => {
		let ajoutes = 0;
		for (const termes of groupes) {
			const [ajoute] = await tx.$queryRaw<{ id: number }[]>(
				sql`INSERT INTO equivalences (langue, termes, origine) SELECT 'fr-en', ${[...termes]}::text[], 'import'
				    WHERE NOT EXISTS (SELECT 1 FROM equivalences WHERE actif AND termes = ${[...termes]}::text[]) RETURNING id`,
			);
			if (!ajoute) continue;
			ajoutes += 1;
			await journaliser(tx, acteur, "ajouterEquivalence", {
				...sur("equivalence", { id: ajoute.id }),
				apres: { termes: [...termes] },
			});
		}
		return reussite({ ajoutes });
	});
}

/** Takes a group out, and journals its terms. Rejected when it is gone. */
export async function retirerGroupe(
	acteur: Acteur,
	id: number,
): Promise<Resultat<{ id: number }>> {
	return inTransaction<Resultat<{ id: number }>>(async (tx) => {
		const [retire] = await tx.$queryRaw<{ termes: string[] }[]>(
			sql`DELETE FROM equivalences WHERE id = ${id} AND actif RETURNING termes`,
		);
		if (!retire) return INTROUVABLE;
		await journaliser(tx, acteur, "retirerEquivalence", {
			...sur("equivalence", { id }),
			avant: { termes: retire.termes },
		});
		return reussite({ id });
	});
}
