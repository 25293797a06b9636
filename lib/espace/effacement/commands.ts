import {
	type EssaiCode,
	essayerCode,
} from "#lib/comptes/connexion/codes/commands";
import type { RefusCode } from "#lib/comptes/connexion/codes/schema";
import { utiliserCode } from "#lib/comptes/connexion/codes/writes";
import {
	barrerAdresse,
	type CompteVerrouille,
	journaliserCompte,
	verrouillerCompte,
} from "#lib/comptes/writes";
import { suivreBilan } from "#lib/participation/bilans/writes";
import { SOUTIENS, shiftCounts, VOTES } from "#lib/participation/writes";
import {
	type Acteur,
	type ActeurCompte,
	doitMontrerCle,
} from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { patiently, type Sql, sql } from "#lib/platform/db/pool";
import {
	inTransaction,
	statementsOf,
	type Transaction,
} from "#lib/platform/db/transaction";
import { oublierTraces } from "./writes.ts";

/** Removes the account's votes, supports and answers from the counts, unless a nightly batch did so already. */
async function quitterLesComptes(
	tx: Transaction,
	{ id, hors_decomptes_le }: CompteVerrouille,
): Promise<void> {
	if (hors_decomptes_le !== null) return;
	await shiftCounts(tx, VOTES, [id], -1);
	await shiftCounts(tx, SOUTIENS, [id], -1);
	const besoins = await tx.$queryRaw<{ besoin_id: number }[]>(
		sql`DELETE FROM reponses_bilan WHERE compte_id = ${id} RETURNING besoin_id`,
	);
	for (const { besoin_id } of besoins)
		await suivreBilan(statementsOf(tx), besoin_id, "jour");
}

async function effacerDans(
	tx: Transaction,
	acteur: Acteur,
	compte_id: number,
	parmi?: Sql,
): Promise<Resultat<null>> {
	const { compte, autresAdmins } = await verrouillerCompte(tx, compte_id);
	if (!compte) return INTROUVABLE;
	// Read once the account is held: what held when it was chosen may have changed.
	const encore =
		parmi &&
		(await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM (${parmi}) AS choisis WHERE id = ${compte_id}`,
		));
	if (encore?.length === 0) return INTROUVABLE;
	if (compte.role === "admin" && autresAdmins === 0)
		return interdit("dernier_admin");
	if (compte.suspendu) await barrerAdresse(tx, compte.courriel);
	await quitterLesComptes(tx, compte);
	await journaliserCompte(tx, acteur, "effacerCompte", compte_id);
	await oublierTraces(tx, compte);
	// Rows that belong to the account are deleted with it, by the foreign keys.
	await tx.$executeRaw(sql`DELETE FROM comptes WHERE id = ${compte_id}`);
	return reussite(null);
}

/**
 * Deletes the account, in one transaction, with its votes, supports, tokens,
 * sessions, drafts, mails and unpublished texts, and updates the counts. What
 * it published is kept, without an author; its address and name are removed
 * from the journal and the readers' reports. The address of a suspended account
 * stays barred (D10). May be called by the account itself, the operator and the
 * worker; rejected for the last administrator (D8), and for an account that is not, or
 * no longer, among those that `parmi` selects (one column, `id`).
 */
export async function effacerCompte(
	acteur: Acteur,
	compte_id: number,
	parmi?: Sql,
): Promise<Resultat<null>> {
	if (acteur.nature === "compte" && acteur.compte_id !== compte_id)
		return interdit("role");
	// Every text is searched for the address: with much data, longer than a
	// request may take.
	return patiently(() =>
		inTransaction<Resultat<null>>((tx) =>
			effacerDans(tx, acteur, compte_id, parmi),
		),
	);
}

/**
 * Erases the actor's own account, once confirmed by the right code; the code is used in
 * the same transaction. Rejected before the code is tried while the session has a
 * passkey to show.
 */
export async function effacerMonCompte(
	acteur: ActeurCompte,
	essai: Omit<EssaiCode, "nature">,
): Promise<Resultat<null> | { readonly ok: false; readonly refus: RefusCode }> {
	if (doitMontrerCle(acteur)) return interdit("preuve");
	const juste = await essayerCode(acteur, { ...essai, nature: "effacement" });
	if (!juste.ok) return juste;
	return patiently(() =>
		inTransaction<Awaited<ReturnType<typeof effacerMonCompte>>>(async (tx) =>
			(await utiliserCode(tx, juste.valeur))
				? effacerDans(tx, acteur, acteur.compte_id)
				: { ok: false, refus: "perime" },
		),
	);
}
