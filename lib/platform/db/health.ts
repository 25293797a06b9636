import { isDiskFull } from "./disk-full.ts";
import { rows, sql } from "./pool.ts";

/** Whether the database answers, and has not refused a write for a full disk within the last minute. */
export async function etatBase(): Promise<"ok" | "en_panne"> {
	try {
		await rows(sql`SELECT 1`);
		return isDiskFull() ? "en_panne" : "ok";
	} catch {
		return "en_panne";
	}
}
