/** Addresses that were suspended when their account was erased (D10): kept as keyed hashes, never as addresses. */
import { keyedHash } from "#lib/platform/runtime/derive-key";
import { plierCourriel } from "../rules.ts";

/**
 * What is stored for a barred address, from its normalised form: a keyed hash of 32
 * bytes, useless without the key. `+tags` are folded, as they lead to the same mailbox.
 */
export function empreinteBarree(courriel: string): Buffer {
	return keyedHash("adresses_barrees", plierCourriel(courriel));
}
