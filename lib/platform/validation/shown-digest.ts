/** What a form has shown before it acts: the form sends the digest back, and acts only if nothing changed since. */
import { createHash } from "node:crypto";

/** A digest of the values that determine what is shown: the same for the same values, in any order of their keys. */
export function digestOf(values: Readonly<Record<string, unknown>>): string {
	const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
	return createHash("sha256")
		.update(JSON.stringify(ordered))
		.digest("base64url");
}
