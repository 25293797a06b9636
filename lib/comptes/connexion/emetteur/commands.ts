import { type ActeurCompte, doitMontrerCle } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { journaliserCompte, tenirCompte } from "../../writes.ts";
import type { Identite } from "./schema.ts";

/** Journals and mails that an issuer opens the account from now on, or no longer. */
async function annoncer(
	tx: Transaction,
	acteur: ActeurCompte,
	acte: "lierIdentite" | "delierIdentite",
	emetteur: string,
): Promise<void> {
	const { compte_id } = acteur;
	const acte_id = await journaliserCompte(tx, acteur, acte, compte_id, {
		apres: { emetteur },
	});
	await enfilerPourCompte(tx, compte_id, {
		gabarit: "identite_externe",
		cle: `identite:${acte_id}`,
		donnees: {
			emetteur: new URL(emetteur).host,
			liee: acte === "lierIdentite",
			page: "/compte/profil",
		},
	});
}

/**
 * From now on this identity opens the account, whose right code was just typed; the
 * session that it opened keeps the ID token, enciphered. Nothing is done once that
 * session is closed, nor where the identity opens another account, or another identity
 * of that issuer this one.
 */
export async function lierIdentite(
	acteur: ActeurCompte,
	{ emetteur, sub }: Identite,
	{ session, jeton }: { session: string; jeton: string | null },
): Promise<void> {
	await inTransaction(async (tx) => {
		// Whoever closes every access of the account waits, or has closed this session.
		await tenirCompte(tx, acteur.compte_id);
		const lies = await tx.$executeRaw(
			sql`INSERT INTO identites_externes (compte_id, emetteur, sub)
			    SELECT compte_id, ${emetteur}, ${sub} FROM sessions
			    WHERE empreinte = ${secretHash(session)} AND compte_id = ${acteur.compte_id} ON CONFLICT DO NOTHING`,
		);
		if (lies === 0) return;
		await tx.$executeRaw(
			sql`UPDATE sessions SET jeton_identite = ${jeton} WHERE empreinte = ${secretHash(session)}`,
		);
		await annoncer(tx, acteur, "lierIdentite", emetteur);
	});
}

/** The identity opens the account no longer. Fails for one of another account, and while a passkey is to be shown. */
export async function delierIdentite(
	acteur: ActeurCompte,
	id: number,
): Promise<Resultat<null>> {
	if (doitMontrerCle(acteur)) return interdit("preuve");
	return inTransaction<Resultat<null>>(async (tx) => {
		const [otee] = await tx.$queryRaw<{ emetteur: string }[]>(
			sql`DELETE FROM identites_externes WHERE id = ${id} AND compte_id = ${acteur.compte_id} RETURNING emetteur`,
		);
		if (!otee) return INTROUVABLE;
		await annoncer(tx, acteur, "delierIdentite", otee.emetteur);
		return reussite(null);
	});
}
