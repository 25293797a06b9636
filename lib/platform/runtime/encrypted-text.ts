/**
 * Encrypts bytes that pass through a client and must reveal nothing to it, and
 * authenticates them so that only what we wrote is read back. The same bytes give the
 * same text, on every instance that shares the secret.
 */
import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	timingSafeEqual,
} from "node:crypto";
import { reglages } from "../config/env.ts";
import { deriveKey } from "./derive-key.ts";

/** The seal is also the cipher's initialisation vector: other bytes, another vector. */
export const SEAL_OCTETS = 16;
const CIPHER = "aes-256-ctr";

export type Sealing = {
	/** The encrypted text of `payload`, readable under the same `scope` only. */
	write(payload: Buffer, scope?: string): string;
	/** The bytes that were written under `scope`, or null for any other text. */
	read(text: string, scope?: string): Buffer | null;
};

/** A separate pair of keys for one purpose; a text of one purpose can't be read under another. */
export function sealing(purpose: string): Sealing {
	const made = (secret: string | undefined) => ({
		secret,
		seal: deriveKey(purpose),
		cipher: deriveKey(`${purpose}-chiffre`),
	});
	let keys: ReturnType<typeof made> | undefined;
	const secrets = () => {
		const { secret } = reglages();
		if (!keys || keys.secret !== secret) keys = made(secret);
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
			// The decoder ignores characters that are not base64url.
			if (octets.length <= SEAL_OCTETS || octets.toString("base64url") !== text)
				return null;
			const seal = octets.subarray(0, SEAL_OCTETS);
			const decipher = createDecipheriv(CIPHER, secrets().cipher, seal);
			const payload = decipher.update(octets.subarray(SEAL_OCTETS));
			return timingSafeEqual(seal, sealOf(payload, scope)) ? payload : null;
		},
	};
}
