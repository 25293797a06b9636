import type { ActeurCompte } from "#lib/platform/actor";
import { journaliser } from "#lib/platform/journal";
import { INTROUVABLE, type Resultat, reussite } from "#lib/platform/result";
import { inTransaction } from "#lib/platform/transaction";

/** The next request of that browser is a stranger's. Refused when the session is not one of the actor's own. */
export async function fermerSession(
	acteur: ActeurCompte,
	session_id: number | null,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	if (session_id === null) return INTROUVABLE;
	return inTransaction<Resultat<null>>(async (tx) => {
		const { count } = await tx.session.deleteMany({
			where: { id: session_id, compte_id },
		});
		if (count === 0) return INTROUVABLE;
		await journaliser(tx, {
			acteur,
			acte: "fermerSession",
			objet: "compte",
			objet_id: compte_id,
		});
		return reussite(null);
	});
}

/**
 * The account is signed in nowhere any more, this browser included, and no
 * browser is known to it; its tokens stay. Answers how many sessions were closed.
 */
export async function fermerToutesLesSessions(
	acteur: ActeurCompte,
): Promise<Resultat<number>> {
	const { compte_id } = acteur;
	return inTransaction<Resultat<number>>(async (tx) => {
		const { count } = await tx.session.deleteMany({ where: { compte_id } });
		await tx.navigateurConnu.deleteMany({ where: { compte_id } });
		await journaliser(tx, {
			acteur,
			acte: "fermerToutesLesSessions",
			objet: "compte",
			objet_id: compte_id,
			apres: { sessions: count },
		});
		return reussite(count);
	});
}
