import { rows, sql } from "./db.ts";

/** Whether the database answers. */
export async function etatBase(): Promise<"ok" | "en_panne"> {
	try {
		await rows(sql`SELECT 1`);
		return "ok";
	} catch {
		return "en_panne";
	}
}
