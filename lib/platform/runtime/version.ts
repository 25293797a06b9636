/** The version of this program, and the newest that has served its database. */
import paquet from "../../../package.json" with { type: "json" };
import { rows, sql } from "../db/pool.ts";

export const VERSION = paquet.version;

/** Major, minor, patch: what comes behind a hyphen does not order them. */
function isNewer(one: string, other: string): boolean {
	const [left = "", right = ""] = [one, other].map((v) => v.split("-", 1)[0]);
	return left.localeCompare(right, "en", { numeric: true }) > 0;
}

/** A version newer than `version` that has served this database; null when there was none. */
export async function newerVersion(version = VERSION): Promise<string | null> {
	const [newest] = await rows<{ valeur: string }>(
		sql`SELECT valeur FROM instance WHERE cle = 'version'`,
	);
	return newest && isNewer(newest.valeur, version) ? newest.valeur : null;
}

/** Records that `version` serves this database, unless a newer one has. */
export async function noteVersion(version = VERSION): Promise<void> {
	if ((await newerVersion(version)) !== null) return;
	await rows(
		sql`INSERT INTO instance (cle, valeur) VALUES ('version', ${version})
		    ON CONFLICT (cle) DO UPDATE SET valeur = EXCLUDED.valeur`,
	);
}
