/** Addresses that were suspended when their account was erased (D10): kept as keyed hashes, never as addresses. */
import { rows, sql } from "#lib/platform/db";
import { keyedHash } from "#lib/platform/keys";
import { plierCourriel } from "../rules.ts";

/**
 * What is kept of a barred address, from its normalised form: 32 bytes that
 * tell nothing to who has not our key. `+tags` are folded, as they lead to the
 * same mailbox.
 */
export function empreinteBarree(courriel: string): Buffer {
	return keyedHash("adresses_barrees", plierCourriel(courriel));
}

/** Whether no account may be made for this normalised address. */
export async function estAdresseBarree(courriel: string): Promise<boolean> {
	const barrees = await rows(
		sql`SELECT 1 FROM adresses_barrees WHERE empreinte = ${empreinteBarree(courriel)}`,
	);
	return barrees.length > 0;
}
