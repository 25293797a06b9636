/**
 * Reads of public data whose answers are cached while the public data do not change:
 * pages cost one short statement, shared by concurrent callers. Only for data that
 * every visitor sees alike.
 */
import { versionOfRequest } from "./public-version.ts";
import { versionedCache } from "./versioned-cache.ts";

/** Answers cached for one read; LRU eviction. */
const KEPT_MAX = 200;

/**
 * `read`, called again only when the public data changed since its last answer for the
 * same arguments. A change made on any instance is seen by the next call.
 */
export function whileUnchanged<Arguments extends readonly unknown[], Answer>(
	read: (...of: Arguments) => Promise<Answer>,
	max = KEPT_MAX,
): (...of: Arguments) => Promise<Answer> {
	const kept = versionedCache<Answer>({ max });
	return async (...of) =>
		kept.get(await versionOfRequest(), JSON.stringify(of), () => read(...of));
}
