/** The version of this program, and the newest that has served its database. */
import paquet from "../../../package.json" with { type: "json" };
import { knownFact, writeFact } from "../db/site-facts.ts";

export const VERSION = paquet.version;

/** Major, minor, patch: what comes behind a hyphen does not order them. */
function isNewer(one: string, other: string): boolean {
	const [left = "", right = ""] = [one, other].map((v) => v.split("-", 1)[0]);
	return left.localeCompare(right, "en", { numeric: true }) > 0;
}

/** A version newer than `version` that has served this database; null when there was none. */
export async function newerVersion(version = VERSION): Promise<string | null> {
	const newest = await knownFact("version");
	return newest && isNewer(newest, version) ? newest : null;
}

/** Records that `version` serves this database, unless a newer one has. */
export async function noteVersion(version = VERSION): Promise<void> {
	if ((await newerVersion(version)) === null)
		await writeFact("version", version);
}
