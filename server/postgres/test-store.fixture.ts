/**
 * For vitest files whose commands and queries use `lib/platform/db/pool`: call
 * `useTestDatabase()` at the top of the file, nothing else is needed.
 */
import { afterAll, beforeAll } from "vitest";
import { completeEnvironment } from "#lib/platform/config/env";
import { closeStore } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { type TestDatabase, testDatabase } from "./test-database.ts";
import { queryOnce } from "./test-process.ts";

/** What a test waits for the database: the machine may be slow, and no test is to find that out. */
const PATIENCE_SECONDS = "60";

/** Settings for tests of the limits themselves: those of a request in production. */
export const LIMITS_OF_REQUESTS = { PATIENCE_ESSAI: "" };

const SECRET = "un-secret-pour-les-essais-et-pour-eux-seuls";

/** A migrated database for this file only, open through `lib/platform/db/pool`. */
export type TestStore = {
	/** Available while the tests run, not while the file is loaded. */
	readonly url: string;
};

/** What this process keeps is kept for a version of the public data: those of two databases must differ. */
async function startElsewhere(url: string): Promise<void> {
	const origin = secretBytes(4).readUInt32BE();
	await queryOnce(
		url,
		`UPDATE versions SET nombre = ${origin}, contenus = ${origin} WHERE part = 0`,
	);
}

/** The next file of this process finds neither the settings of this one nor what its modules share. */
function forgetFile(settings: readonly string[]): void {
	completeEnvironment(Object.fromEntries(settings.map((name) => [name, ""])));
	for (const name of Object.keys(globalThis))
		if (name.startsWith("bienCommun")) Reflect.deleteProperty(globalThis, name);
}

/**
 * Gives the tests of this file an empty migrated database, behind `prisma()`
 * and `rows()`, from before the first one until after the last. `settings` are
 * added to the environment. Time limits are patient, unless the settings are
 * `LIMITS_OF_REQUESTS`. The database has the areas when `kind` says so.
 */
export function useTestDatabase(
	settings: Record<string, string> = {},
	kind: "plain" | "areas" = "plain",
): TestStore {
	let database: TestDatabase | undefined;
	const own = {
		NEXTAUTH_SECRET: SECRET,
		PATIENCE_ESSAI: PATIENCE_SECONDS,
		...settings,
	};
	beforeAll(async () => {
		database = await testDatabase(kind);
		await startElsewhere(database.url);
		completeEnvironment({ ...own, DATABASE_URL: database.url });
	});
	afterAll(async () => {
		await closeStore();
		await database?.drop();
		forgetFile([...Object.keys(own), "DATABASE_URL"]);
	});
	return {
		get url() {
			if (!database) throw new Error("the test database is not open yet");
			return database.url;
		},
	};
}
