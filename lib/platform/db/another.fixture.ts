import { AsyncResource } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { rows, sql } from "./pool.ts";

const OUTSIDE = new AsyncResource("another");

/** Runs `work` as somebody else's, who acts while a transaction of the test holds its connection. */
export function asAnother<T>(work: () => T): T {
	return OUTSIDE.runInAsyncScope(work);
}

/** Begins `work` as somebody else's, and returns once it waits for a lock, as `others` do already, or has ended. */
export async function untilBlocked<T>(
	work: () => Promise<T>,
	others = 0,
): Promise<{ readonly enCours: Promise<T> }> {
	let fini = false;
	const enCours = asAnother(work).finally(() => {
		fini = true;
	});
	const attend = () =>
		asAnother(() =>
			rows(
				sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
			),
		);
	while (!fini && (await attend()).length <= others) await sleep(10);
	return { enCours };
}
