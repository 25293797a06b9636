import { createHmac } from "node:crypto";
import { deriveKey } from "#lib/platform/keys";

/** What is kept of an address that was suspended when its account was erased (D10). */
export function empreinteBarree(courriel: string): Buffer {
	return createHmac("sha256", deriveKey("adresses-barrees"))
		.update(courriel)
		.digest();
}
