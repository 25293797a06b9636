import { shared } from "./batch-calls.ts";
import { rows, sql } from "./pool.ts";
import { isDiskFull } from "./unavailable.ts";

/**
 * Whether the database answers, and has not refused a write for a full disk within the
 * last minute. Anybody may ask, as often as they like: those who ask at once ask it once,
 * or they would keep readers from its connections, and be told themselves that it is down.
 */
export const etatBase = shared(async (): Promise<"ok" | "en_panne"> => {
	try {
		await rows(sql`SELECT 1`);
		return isDiskFull() ? "en_panne" : "ok";
	} catch {
		return "en_panne";
	}
});
