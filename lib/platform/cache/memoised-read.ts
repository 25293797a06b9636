/**
 * Reads of public data whose answers are kept for as long as nothing public
 * changed: pages cost one short statement, shared by all who ask together.
 * Only for what every visitor sees alike.
 */
import { versionOfRequest } from "./public-version.ts";
import { versionedCache } from "./versioned-cache.ts";

/** Answers that one read keeps; the one asked for longest ago leaves first. */
const KEPT_MAX = 200;

/**
 * `read`, asked again only when the public data changed since its last answer
 * for the same arguments. A change made anywhere is seen by the next call.
 */
export function whileUnchanged<Arguments extends readonly unknown[], Answer>(
	read: (...of: Arguments) => Promise<Answer>,
	max = KEPT_MAX,
): (...of: Arguments) => Promise<Answer> {
	const kept = versionedCache<Answer>({ max });
	return async (...of) =>
		kept.get(await versionOfRequest(), JSON.stringify(of), () => read(...of));
}
