import { hkdfSync } from "node:crypto";
import { reglages } from "./env.ts";

const KEY_BYTES = 32;

/**
 * A 32-byte key for one purpose ("codes", "curseurs"…), the same on every
 * instance that shares `NEXTAUTH_SECRET`; knowing one tells nothing of another.
 * Throws when the process has no secret yet.
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
