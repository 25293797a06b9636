import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hash,
	hkdfSync,
	timingSafeEqual,
} from "node:crypto";
import { reglages } from "../config/env.ts";

const KEY_BYTES = 32;

/**
 * A 32-byte key for one purpose ("codes", "curseurs"…), the same on every instance that
 * shares `NEXTAUTH_SECRET`; one key reveals nothing about another. Throws when the
 * process has no secret yet.
 */
export function deriveKey(purpose: string): Buffer {
	const { secret } = reglages();
	if (secret === undefined) {
		throw new Error(
			"NEXTAUTH_SECRET manque : lancez l'application par npm start, qui en crée un sur une machine locale.",
		);
	}
	return Buffer.from(
		hkdfSync("sha256", secret, "bien-commun", purpose, KEY_BYTES),
	);
}

/**
 * HMAC-SHA-256 of a value under the key of one purpose, 32 bytes: equal values give
 * equal hashes, and without the secret guesses can't be tested against a hash.
 */
export function keyedHash(purpose: string, value: string | Buffer): Buffer {
	return createHmac("sha256", deriveKey(purpose)).update(value).digest();
}

/** The 32 bytes that are stored in place of a secret, or of a key that a caller chose. */
export function secretHash(secret: string): Buffer {
	return hash("sha256", secret, "buffer");
}

/** The seal is also the cipher's initialisation vector: other bytes, another vector. */
const SEAL_OCTETS = 16;
const CIPHER = "aes-256-ctr";

type Sealing = {
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
