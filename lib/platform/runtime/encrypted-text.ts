/**
 * Octets that travel through a reader's hands and must tell him nothing:
 * enciphered, and sealed so that only what we wrote is read back. The same
 * octets give the same text, on every instance that shares the secret.
 */
import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	timingSafeEqual,
} from "node:crypto";
import { deriveKey } from "./derive-key.ts";

/** The seal is also where the cipher starts from: other octets, another start. */
export const SEAL_OCTETS = 16;
const CIPHER = "aes-256-ctr";

export type Sealing = {
	/** What `payload` becomes, readable under the same `scope` only. */
	write(payload: Buffer, scope?: string): string;
	/** The octets that were sealed under `scope`, or null for any other text. */
	read(text: string, scope?: string): Buffer | null;
};

/** A pair of keys of its own for one purpose; what one wrote another does not read. */
export function sealing(purpose: string): Sealing {
	let keys: { readonly seal: Buffer; readonly cipher: Buffer } | undefined;
	const secrets = () => {
		keys ??= {
			seal: deriveKey(purpose),
			cipher: deriveKey(`${purpose}-chiffre`),
		};
		return keys;
	};
	const sealOf = (payload: Buffer, scope: string) =>
		createHmac("sha256", secrets().seal)
			.update(scope)
			.update("\0")
			.update(payload)
			.digest()
			.subarray(0, SEAL_OCTETS);
	return {
		write(payload, scope = "") {
			const seal = sealOf(payload, scope);
			const cipher = createCipheriv(CIPHER, secrets().cipher, seal);
			return Buffer.concat([seal, cipher.update(payload)]).toString(
				"base64url",
			);
		},
		read(text, scope = "") {
			const octets = Buffer.from(text, "base64url");
			// Decoding passes over characters that are no part of it.
			if (octets.length <= SEAL_OCTETS || octets.toString("base64url") !== text)
				return null;
			const seal = octets.subarray(0, SEAL_OCTETS);
			const decipher = createDecipheriv(CIPHER, secrets().cipher, seal);
			const payload = decipher.update(octets.subarray(SEAL_OCTETS));
			return timingSafeEqual(seal, sealOf(payload, scope)) ? payload : null;
		},
	};
}
