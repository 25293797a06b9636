import { verifierInvariants } from "#lib/exploitation/queries";
import { rows } from "#lib/platform/db/pool";

/**
 * What `gerer verifier` finds, read over the pool: its connections know the statements
 * by then, and a new one for each call takes a test five times as long.
 */
export function checkInvariants(): ReturnType<typeof verifierInvariants> {
	return verifierInvariants((read) => read(rows));
}
