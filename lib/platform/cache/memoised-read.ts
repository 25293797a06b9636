/**
 * Reads of public data whose answers are cached while the public data do not change:
 * pages cost one short statement, shared by concurrent callers. Only for data that
 * every visitor sees alike.
 */
import { stateOfRequest } from "./public-version.ts";
import { versionedCache } from "./versioned-cache.ts";

const KEPT_MAX = 200;

/**
 * `read`, called again only when the public data changed since its last answer for the
 * same arguments, or what `version` tells of them. A change made on any instance is seen
 * by the next call.
 */
export function whileUnchanged<Arguments extends readonly unknown[], Answer>(
	read: (...of: Arguments) => Promise<Answer>,
	max = KEPT_MAX,
	version = async () => (await stateOfRequest()).version,
): (...of: Arguments) => Promise<Answer> {
	const kept = versionedCache<Answer>({ max });
	return async (...of) =>
		kept.get(await version(), JSON.stringify(of), () => read(...of));
}

/** The same for answers that tell no count of votes or supports, and no order by them: they last through votes. */
export function whileContentsUnchanged<
	Arguments extends readonly unknown[],
	Answer,
>(
	read: (...of: Arguments) => Promise<Answer>,
): (...of: Arguments) => Promise<Answer> {
	return whileUnchanged(
		read,
		KEPT_MAX,
		async () => (await stateOfRequest()).contents,
	);
}
