/**
 * Cursors of paged lists: opaque, sealed, bound to the list's filters and order, and
 * valid on every instance that shares the secret (D21). Encrypted, because the sort key
 * holds internal ids, which no answer may reveal.
 */
import { z } from "zod";
import { sealing } from "../runtime/derive-key.ts";

const Keys = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

export type CursorKeys = z.infer<typeof Keys>;

const CURSORS = sealing("curseurs");

/** The cursor that continues after `keys` in the list identified by `scope`. */
export function writeCursor(keys: CursorKeys, scope: string): string {
	return CURSORS.write(Buffer.from(JSON.stringify(keys)), scope);
}

/** The sort key in a cursor, or null when it was not written for this list. */
export function readCursor(cursor: string, scope: string): CursorKeys | null {
	const payload = CURSORS.read(cursor, scope);
	return payload && Keys.parse(JSON.parse(payload.toString()));
}
