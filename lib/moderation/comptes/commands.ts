import { SOUTIENS } from "#lib/besoins/commands";
import {
	type CompteVerrouille,
	verrouillerCompte,
} from "#lib/comptes/verrou/commands";
import { type ActeurCompte, aLeRole, roleDe } from "#lib/platform/actor";
import { shiftCounts } from "#lib/platform/counted-set";
import { sql } from "#lib/platform/db";
import { journaliser } from "#lib/platform/journal";
import { annulerPourObjet, enfilerPourCompte } from "#lib/platform/mail/queue";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/result";
import { inTransaction, type Transaction } from "#lib/platform/transaction";
import { VOTES } from "#lib/projets/commands";
import { DELAI_ANNULATION_SECONDES, refusDeRole } from "../rules.ts";
import type { CompteModeration } from "../schema.ts";

/** What D8 forbids about this account, once it is known to exist. */
function refusDeRang(
	acteur: ActeurCompte,
	compte: CompteVerrouille,
	suspendu: boolean,
	autresAdmins: number,
) {
	const role = roleDe(compte.role);
	if (suspendu && compte.id === acteur.compte_id) return interdit("soi_meme");
	if (aLeRole(role, "moderateur") && acteur.role !== "admin")
		return interdit("rang_superieur");
	if (suspendu && role === "admin" && autresAdmins === 0)
		return interdit("dernier_admin");
	return null;
}

/** Sessions and tokens go with the suspension and do not come back when it is lifted (D10). */
async function basculer(
	tx: Transaction,
	compte_id: number,
	suspendu: boolean,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE comptes SET suspendu = ${suspendu},
		      suspendu_le = ${suspendu ? sql`now()` : sql`NULL`} WHERE id = ${compte_id}`,
	);
	if (suspendu) {
		await tx.session.deleteMany({ where: { compte_id } });
		await tx.$executeRaw(
			sql`UPDATE jetons SET revoque_le = now() WHERE compte_id = ${compte_id} AND revoque_le IS NULL`,
		);
	}
	const sens = suspendu ? -1 : 1;
	await shiftCounts(tx, VOTES, compte_id, sens);
	await shiftCounts(tx, SOUTIENS, compte_id, sens);
}

/**
 * Suspends an account, or lifts it, in one transaction: no session or token of
 * it is accepted by a call that starts after the answer, and its votes and
 * supports leave the counts, or come back (D10). Repeating it changes nothing.
 * Refused to members, for an unknown account, and as D8 says.
 */
export async function suspendreCompte(
	acteur: ActeurCompte,
	compte_id: number | null,
	{ suspendu, motif }: CompteModeration,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (compte_id === null) return INTROUVABLE;
	return inTransaction<Resultat<null>>(async (tx) => {
		const { compte, autresAdmins } = await verrouillerCompte(tx, compte_id);
		if (!compte) return INTROUVABLE;
		const interdiction = refusDeRang(acteur, compte, suspendu, autresAdmins);
		if (interdiction) return interdiction;
		if (compte.suspendu === suspendu) return reussite(null);
		await basculer(tx, compte_id, suspendu);
		const acte_id = await journaliser(tx, {
			acteur,
			acte: suspendu ? "suspendreCompte" : "leverSuspension",
			objet: "compte",
			objet_id: compte_id,
			avant: { suspendu: compte.suspendu },
			apres: { suspendu },
			...(motif === null ? {} : { motif }),
		});
		await annulerPourObjet(tx, "compte", compte_id);
		await enfilerPourCompte(tx, compte_id, {
			gabarit: suspendu ? "compte_suspendu" : "suspension_levee",
			cle: `suspension:${acte_id}`,
			delaiSecondes: DELAI_ANNULATION_SECONDES,
			acte_id,
			donnees: { motif },
		});
		return reussite(null);
	});
}
