import { completeEnvironment, type Reglages } from "#lib/platform/config/env";
import {
	type EmbeddedPostgres,
	startEmbeddedPostgres,
} from "../postgres/embedded.ts";
import {
	checkReachable,
	onceReachable,
	type Waiting,
} from "../postgres/external.ts";

/** The database of this process: its own to start and stop, or an external one. */
export type Database = Pick<
	EmbeddedPostgres,
	"url" | "started" | "stop" | "supervise"
> & {
	kind: "embedded" | "external";
	/** What its operator had better change, one sentence each. */
	warnings: readonly string[];
};

/**
 * Opens the database of the settings: the one of `DATABASE_URL`, checked, else
 * the embedded one, created and started when needed. The rest of the process
 * then reads its address from the settings. With `waiting`, an external one that is
 * away is waited for.
 */
export async function openDatabase(
	settings: Reglages,
	waiting?: Waiting,
): Promise<Database> {
	const { databaseUrl } = settings;
	if (databaseUrl !== undefined) {
		const check = () => checkReachable(databaseUrl);
		return {
			kind: "external",
			warnings: await (waiting ? onceReachable(check, waiting) : check()),
			url: databaseUrl,
			started: false,
			stop: async () => {},
			supervise: () => {},
		};
	}
	const embedded = await startEmbeddedPostgres(settings.dataDir);
	completeEnvironment({ DATABASE_URL: embedded.url });
	return { ...embedded, kind: "embedded", warnings: [] };
}
