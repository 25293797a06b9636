/**
 * Cursors of paged lists: opaque, sealed, bound to the list's filters and
 * order, and good on every instance that shares the secret (D21). Enciphered,
 * because the sort key holds internal ids, which no answer may tell.
 */
import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	timingSafeEqual,
} from "node:crypto";
import { z } from "zod";
import { deriveKey } from "./keys.ts";

/** The seal is also where the cipher starts from: another text, another start. */
const SEAL_OCTETS = 16;
const CIPHER = "aes-256-ctr";

const Keys = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** The sort key of the last element of a page. */
export type CursorKeys = z.infer<typeof Keys>;

let derived: { readonly seal: Buffer; readonly cipher: Buffer } | undefined;

function secrets() {
	derived ??= {
		seal: deriveKey("curseurs"),
		cipher: deriveKey("curseurs-chiffre"),
	};
	return derived;
}

function sealOf(payload: Buffer, scope: string): Buffer {
	return createHmac("sha256", secrets().seal)
		.update(scope)
		.update("\0")
		.update(payload)
		.digest()
		.subarray(0, SEAL_OCTETS);
}

/** The cursor that continues after `keys` in the list that `scope` names. */
export function writeCursor(keys: CursorKeys, scope: string): string {
	const payload = Buffer.from(JSON.stringify(keys));
	const seal = sealOf(payload, scope);
	const cipher = createCipheriv(CIPHER, secrets().cipher, seal);
	return Buffer.concat([seal, cipher.update(payload)]).toString("base64url");
}

/** The sort key a cursor holds, or null when it was not given for this list. */
export function readCursor(cursor: string, scope: string): CursorKeys | null {
	const octets = Buffer.from(cursor, "base64url");
	// Decoding passes over characters that are no part of it.
	if (octets.length <= SEAL_OCTETS || octets.toString("base64url") !== cursor)
		return null;
	const seal = octets.subarray(0, SEAL_OCTETS);
	const decipher = createDecipheriv(CIPHER, secrets().cipher, seal);
	const payload = decipher.update(octets.subarray(SEAL_OCTETS));
	if (!timingSafeEqual(seal, sealOf(payload, scope))) return null;
	return Keys.parse(JSON.parse(payload.toString()));
}
