/**
 * For vitest files whose commands and queries use `lib/platform/db/pool`: call
 * `useTestDatabase()` at the top of the file, nothing else is needed.
 */
import { afterAll, beforeAll } from "vitest";
import { completeEnvironment } from "#lib/platform/config/env";
import { closeStore } from "#lib/platform/db/pool";
import { type TestDatabase, testDatabase } from "./test-database.ts";

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

/**
 * Gives the tests of this file an empty migrated database, behind `prisma()`
 * and `rows()`, from before the first one until after the last. `settings` are
 * added to the environment. Time limits are patient, unless the settings are
 * `LIMITS_OF_REQUESTS`.
 */
export function useTestDatabase(
	settings: Record<string, string> = {},
): TestStore {
	let database: TestDatabase | undefined;
	beforeAll(async () => {
		database = await testDatabase();
		completeEnvironment({
			NEXTAUTH_SECRET: SECRET,
			PATIENCE_ESSAI: PATIENCE_SECONDS,
			...settings,
			DATABASE_URL: database.url,
		});
	});
	afterAll(async () => {
		await closeStore();
		await database?.drop();
	});
	return {
		get url() {
			if (!database) throw new Error("the test database is not open yet");
			return database.url;
		},
	};
}
