/**
 * Cursors of paged lists: opaque, sealed, bound to the list's filters and
 * order, and good on every instance that shares the secret (D21). Enciphered,
 * because the sort key holds internal ids, which no answer may tell.
 */
import { z } from "zod";
import { sealing } from "../runtime/encrypted-text.ts";

const Keys = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** The sort key of the last element of a page. */
export type CursorKeys = z.infer<typeof Keys>;

const CURSORS = sealing("curseurs");

/** The cursor that continues after `keys` in the list that `scope` names. */
export function writeCursor(keys: CursorKeys, scope: string): string {
	return CURSORS.write(Buffer.from(JSON.stringify(keys)), scope);
}

/** The sort key a cursor holds, or null when it was not given for this list. */
export function readCursor(cursor: string, scope: string): CursorKeys | null {
	const payload = CURSORS.read(cursor, scope);
	return payload && Keys.parse(JSON.parse(payload.toString()));
}
