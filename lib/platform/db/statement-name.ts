/** Names of prepared statements whose text is built. */
import { createHash } from "node:crypto";
import type { Sql } from "./pool.ts";

const names = new Map<string, string>();

/**
 * The name under which a built statement is prepared; only for one of which there are
 * few texts. It is made from the text: Next compiles several copies of lib/, which share
 * the connections, and one name must mean the same statement to all of them.
 */
export function statementName({ text }: Sql): string {
	const known = names.get(text);
	if (known !== undefined) return known;
	const name = `built_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
	names.set(text, name);
	return name;
}
