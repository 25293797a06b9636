import {
	type CompteVerrouille,
	donnerRole,
	verrouillerCompte,
} from "#lib/comptes/writes";
import {
	type ActeurCompte,
	aLeRole,
	type Role,
	roleDe,
} from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte, enfilerSelection } from "#lib/platform/mail/queue";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { refusDeRole, SUSPENSIONS_ALERTE } from "../rules.ts";
import type { CompteModeration } from "../schema.ts";

/** What D8 forbids about an existing account. */
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

/**
 * A suspension revokes sessions and tokens, and lifting it does not restore
 * them. Votes and supports are removed from the counts, or restored, by a
 * nightly batch together with those of others: at once, the change would reveal
 * to the moderator who suspends what the account votes for (D10).
 */
async function basculer(
	tx: Transaction,
	compte_id: number,
	suspendu: boolean,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE comptes SET suspendu = ${suspendu},
		      suspendu_le = ${suspendu ? sql`now()` : sql`NULL`},
		      suspension_levee_le = ${suspendu ? sql`NULL` : sql`CASE WHEN hors_decomptes_le IS NOT NULL THEN now() END`}
		    WHERE id = ${compte_id}`,
	);
	if (suspendu) {
		await tx.session.deleteMany({ where: { compte_id } });
		await tx.$executeRaw(
			sql`UPDATE jetons SET revoque_le = now() WHERE compte_id = ${compte_id} AND revoque_le IS NULL`,
		);
	}
}

/** Notifies the administrators, once a day, of an actor who suspends more than a few accounts a day. */
async function alerter(tx: Transaction, acteur_id: number): Promise<void> {
	const [compte] = await tx.$queryRaw<{ nombre: number; jour: string }[]>(
		sql`SELECT count(*)::int AS nombre, (now() AT TIME ZONE ${SITE_TIME_ZONE})::date::text AS jour FROM journal
		    WHERE acteur_id = ${acteur_id} AND acte = 'suspendreCompte' AND le > now() - interval '24 hours'`,
	);
	if (!compte || compte.nombre <= SUSPENSIONS_ALERTE) return;
	await enfilerSelection(
		tx,
		sql`SELECT id AS compte_id FROM comptes WHERE role = 'admin' AND NOT suspendu`,
		{
			gabarit: "suspensions_nombreuses",
			cle: `suspensions:${acteur_id}:${compte.jour}`,
			donnees: {
				compte: acteur_id,
				nombre: compte.nombre,
				page: `/moderation/comptes/${acteur_id}`,
			},
		},
	);
}

/**
 * Suspends an account, or lifts its suspension, in one transaction: a call that
 * starts after the answer can use none of its sessions or tokens (D10). The
 * account is mailed, and no later act cancels that mail. Repeating it changes
 * nothing. Rejected for members, for an unknown account, and by the rules of
 * D8.
 */
export async function suspendreCompte(
	acteur: ActeurCompte,
	compte_id: number | null,
	{ suspendu, motif }: CompteModeration,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (compte_id === null) return INTROUVABLE;
	let change = false;
	const fait = await inTransaction<Resultat<null>>(async (tx) => {
		change = false;
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
		await enfilerPourCompte(tx, compte_id, {
			gabarit: suspendu ? "compte_suspendu" : "suspension_levee",
			cle: `suspension:${acte_id}`,
			acte_id,
			donnees: { motif },
		});
		if (suspendu) await alerter(tx, acteur.compte_id);
		change = true;
		return reussite(null);
	});
	if (change)
		noteSecurity(suspendu ? "suspension" : "suspension_levee", {
			compte_id: acteur.compte_id,
			cible_id: compte_id,
		});
	return fait;
}

/** `donnerRole`, for administrators only. */
export async function changerRole(
	acteur: ActeurCompte,
	compte_id: number,
	role: Role,
): Promise<Resultat<null>> {
	if (acteur.role !== "admin") return interdit("role");
	return inTransaction((tx) => donnerRole(tx, acteur, compte_id, role));
}
