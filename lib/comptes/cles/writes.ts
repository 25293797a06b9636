import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { secretText } from "#lib/platform/runtime/clock";
import { empreinteSecours } from "./queries.ts";
import {
	ALPHABET_SECOURS,
	CODES_SECOURS,
	codeEcrit,
	SECOURS_LONGUEUR,
} from "./rules.ts";
import type { ActeurDeSession } from "./schema.ts";

/** Takes the answer to what was asked for at `defiLe`. Returns false when the session is gone, or already took that challenge or a newer one. */
export async function prendreDefi(
	tx: Transaction,
	{ compte_id, session_id }: ActeurDeSession,
	defiLe: Date,
): Promise<boolean> {
	const pris = await tx.$executeRaw(
		sql`UPDATE sessions SET defi_le = ${defiLe}::timestamptz
		    WHERE id = ${session_id} AND compte_id = ${compte_id}
		      AND (defi_le IS NULL OR defi_le < ${defiLe}::timestamptz OR defi_le > now() + interval '1 minute')`,
	);
	return pris > 0;
}

/** Records that the session proved its second factor, by what was asked for at `defiLe`. Returns false as `prendreDefi` does. */
export async function ouvrirPreuve(
	tx: Transaction,
	acteur: ActeurDeSession,
	defiLe: Date,
): Promise<boolean> {
	if (!(await prendreDefi(tx, acteur, defiLe))) return false;
	await tx.$executeRaw(
		sql`UPDATE sessions SET prouvee_le = now() WHERE id = ${acteur.session_id}`,
	);
	return true;
}

/** Ten new recovery codes in place of the account's former ones; they are returned this once. */
export async function renouvelerSecours(
	tx: Transaction,
	compte_id: number,
): Promise<readonly string[]> {
	const codes = Array.from({ length: CODES_SECOURS }, () =>
		secretText(ALPHABET_SECOURS, SECOURS_LONGUEUR),
	);
	await tx.codeSecours.deleteMany({ where: { compte_id } });
	await tx.codeSecours.createMany({
		data: codes.map((code) => ({
			compte_id,
			empreinte: new Uint8Array(empreinteSecours(compte_id, code)),
		})),
	});
	return codes.map(codeEcrit);
}

/** Forgets the second factor of an account; returns how many passkeys it had. */
export async function oublierCles(
	tx: Transaction,
	compte_id: number,
): Promise<number> {
	const { count } = await tx.cleAcces.deleteMany({ where: { compte_id } });
	await tx.codeSecours.deleteMany({ where: { compte_id } });
	return count;
}
