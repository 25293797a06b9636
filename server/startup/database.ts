import { completeEnvironment, type Reglages } from "#lib/platform/config/env";
import {
	type EmbeddedPostgres,
	startEmbeddedPostgres,
} from "../postgres/embedded.ts";
import { checkReachable } from "../postgres/external.ts";

/** The database of this process: ours to start and stop, or somebody else's. */
export type Database = Pick<
	EmbeddedPostgres,
	"url" | "started" | "stop" | "supervise"
> & {
	kind: "embedded" | "external";
};

/**
 * Opens the database of the settings: the one of `DATABASE_URL`, checked, else
 * the embedded one, made and started when needed. The rest of the process then
 * finds it in the settings.
 */
export async function openDatabase(settings: Reglages): Promise<Database> {
	if (settings.databaseUrl !== undefined) {
		await checkReachable(settings.databaseUrl);
		return {
			kind: "external",
			url: settings.databaseUrl,
			started: false,
			stop: async () => {},
			supervise: () => {},
		};
	}
	const embedded = await startEmbeddedPostgres(settings.dataDir);
	completeEnvironment({ DATABASE_URL: embedded.url });
	return { ...embedded, kind: "embedded" };
}
