import type { Acteur, ActeurCompte } from "#lib/platform/actor";
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

async function deconnecter<T>(
	compte_id: number,
	travail: (tx: Transaction) => Promise<Resultat<T>>,
): Promise<Resultat<T>> {
	const fait = await inTransaction<Resultat<T>>(travail);
	if (fait.ok) noteSecurity("deconnexion", { compte_id });
	return fait;
}

/** The next request of that browser is a stranger's. Refused when the session is not one of the actor's own. */
export async function fermerSession(
	acteur: ActeurCompte,
	session_id: number | null,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	if (session_id === null) return INTROUVABLE;
	return deconnecter(compte_id, async (tx) => {
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
	return deconnecter(compte_id, async (tx) => {
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

/**
 * The account is signed in nowhere any more and no browser is known to it; with
 * null, so it is of every account. Tokens stay. Answers how many sessions were
 * closed. For an administrator or the operator; refused for an unknown account.
 */
export async function fermerSessionsDe(
	acteur: Acteur,
	compte_id: number | null,
): Promise<Resultat<number>> {
	const peut =
		acteur.nature === "operateur" ||
		(acteur.nature === "compte" && acteur.role === "admin");
	if (!peut) return interdit("role");
	const fait = await inTransaction<Resultat<number>>(async (tx) => {
		const lesquels = compte_id === null ? {} : { compte_id };
		// A sign-in under way holds the account: it is waited for, and closed.
		const comptes = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM comptes WHERE ${compte_id}::int IS NULL OR id = ${compte_id} ORDER BY id FOR NO KEY UPDATE`,
		);
		if (comptes.length === 0 && compte_id !== null) return INTROUVABLE;
		const { count } = await tx.session.deleteMany({ where: lesquels });
		await tx.navigateurConnu.deleteMany({ where: lesquels });
		await journaliser(tx, {
			acteur,
			acte: "fermerSessionsDe",
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
