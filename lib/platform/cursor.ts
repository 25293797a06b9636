/**
 * Cursors of paged lists: opaque, signed, bound to the list's filters and
 * order, and good on every instance that shares the secret (D21).
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { deriveKey } from "./keys.ts";

const SIGNATURE_OCTETS = 12;

const Keys = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** The sort key of the last element of a page. */
export type CursorKeys = z.infer<typeof Keys>;

let key: Buffer | undefined;

function signature(payload: string, scope: string): Buffer {
	key ??= deriveKey("curseurs");
	return createHmac("sha256", key)
		.update(scope)
		.update("\0")
		.update(payload)
		.digest()
		.subarray(0, SIGNATURE_OCTETS);
}

/** The cursor that continues after `keys` in the list that `scope` names. */
export function writeCursor(keys: CursorKeys, scope: string): string {
	const payload = Buffer.from(JSON.stringify(keys)).toString("base64url");
	return `${payload}.${signature(payload, scope).toString("base64url")}`;
}

/** The sort key a cursor holds, or null when it was not given for this list. */
export function readCursor(cursor: string, scope: string): CursorKeys | null {
	const [payload = "", mark = "", ...rest] = cursor.split(".");
	// As text: decoding would pass over characters that are no part of it.
	const given = Buffer.from(mark);
	const expected = Buffer.from(signature(payload, scope).toString("base64url"));
	if (
		rest.length > 0 ||
		given.length !== expected.length ||
		!timingSafeEqual(given, expected)
	)
		return null;
	return Keys.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}
