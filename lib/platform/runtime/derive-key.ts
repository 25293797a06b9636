import { createHmac, hkdfSync } from "node:crypto";
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
