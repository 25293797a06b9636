import {
	type Acteur,
	type ActeurCompte,
	doitMontrerCle,
} from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { journaliserCompte } from "../writes.ts";

async function deconnecter<T>(
	acteur: ActeurCompte,
	travail: (tx: Transaction) => Promise<Resultat<T>>,
): Promise<Resultat<T>> {
	const fait = await inTransaction<Resultat<T>>(travail);
	if (fait.ok) noteSecurity("deconnexion", { compte_id: acteur.compte_id });
	return fait;
}

/**
 * Closes one session: the next request of that browser is signed out. Fails when the
 * actor does not own the session, and, for another one than the actor's own, while that
 * has a passkey to show: whoever leaves a machine takes nothing from the owner.
 */
export async function fermerSession(
	acteur: ActeurCompte & { readonly session_id?: number },
	session_id: number | null,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	if (session_id === null) return INTROUVABLE;
	if (acteur.session_id !== session_id && doitMontrerCle(acteur))
		return interdit("preuve");
	return deconnecter(acteur, async (tx) => {
		const { count } = await tx.session.deleteMany({
			where: { id: session_id, compte_id },
		});
		if (count === 0) return INTROUVABLE;
		await journaliserCompte(tx, acteur, "fermerSession", compte_id);
		return reussite(null);
	});
}

/**
 * Closes all sessions of the account, this browser's included, and forgets its known
 * browsers; its tokens stay. Returns how many sessions were closed. Fails while this
 * session has a passkey to show.
 */
export async function fermerToutesLesSessions(
	acteur: ActeurCompte,
): Promise<Resultat<number>> {
	const { compte_id } = acteur;
	if (doitMontrerCle(acteur)) return interdit("preuve");
	return deconnecter(acteur, async (tx) => {
		const { count } = await tx.session.deleteMany({ where: { compte_id } });
		await tx.navigateurConnu.deleteMany({ where: { compte_id } });
		await journaliserCompte(tx, acteur, "fermerToutesLesSessions", compte_id, {
			apres: { sessions: count },
		});
		return reussite(count);
	});
}

/**
 * Closes all sessions of the account and forgets its known browsers; with null, those
 * of every account. Tokens stay. Returns how many sessions were closed. For the operator,
 * and, of one account, for an administrator, who shows a passkey again if he has one; fails
 * for an unknown account.
 */
export async function fermerSessionsDe(
	acteur: Acteur,
	compte_id: number | null,
): Promise<Resultat<number>> {
	if (acteur.nature !== "operateur") {
		const isAdmin = acteur.nature === "compte" && acteur.role === "admin";
		if (!isAdmin || compte_id === null) return interdit("role");
		if (doitMontrerCle(acteur)) return interdit("preuve");
	}
	const fait = await inTransaction<Resultat<number>>(async (tx) => {
		const lesquels = compte_id === null ? {} : { compte_id };
		// A sign-in under way locks the account: it is waited for, and its session closed.
		const comptes = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM comptes WHERE ${compte_id}::int IS NULL OR id = ${compte_id} ORDER BY id FOR NO KEY UPDATE`,
		);
		if (comptes.length === 0 && compte_id !== null) return INTROUVABLE;
		const { count } = await tx.session.deleteMany({ where: lesquels });
		await tx.navigateurConnu.deleteMany({ where: lesquels });
		await journaliser(tx, acteur, "fermerSessionsDe", {
			objet: compte_id === null ? "site" : "compte",
			...(compte_id === null ? {} : { objet_id: compte_id }),
			apres: { sessions: count },
		});
		return reussite(count);
	});
	if (fait.ok)
		noteSecurity("sessions_fermees", {
			...(acteur.nature === "compte" ? { compte_id: acteur.compte_id } : {}),
			...(compte_id === null ? { quoi: "toutes" } : { cible_id: compte_id }),
		});
	return fait;
}

/**
 * Sets whether the account gets a mail about sign-ins in unknown browsers. Repeating it
 * changes nothing. Fails when the account is suspended.
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
		// Journaled, since an intruder would first turn off the owner's notices.
		await journaliserCompte(tx, acteur, "choisirAlerteConnexion", compte_id, {
			avant: { alerte_connexion: compte.avant },
			apres: { alerte_connexion },
		});
		return reussite(null);
	});
}
