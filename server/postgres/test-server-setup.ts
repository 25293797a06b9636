import { holdTestServer } from "./test-database.ts";

/** For vitest and for Playwright: one PostgreSQL from before the first test until after the last. */
export default async function setup(): Promise<() => Promise<void>> {
	return holdTestServer();
}
