import { rows, sql } from "#lib/platform/db";
import { JSON_TYPE } from "./answers.ts";
import type { Answer } from "./call.ts";

async function responds(
	statement: ReturnType<typeof sql>,
): Promise<"ok" | "en_panne"> {
	try {
		await rows(statement);
		return "ok";
	} catch {
		return "en_panne";
	}
}

/** 200 when the database and the mail queue answer, else 503 with which does not. */
export async function answerHealth(): Promise<Answer> {
	const [base, file] = await Promise.all([
		responds(sql`SELECT 1`),
		responds(sql`SELECT 1 FROM courriels LIMIT 1`),
	]);
	const sain = base === "ok" && file === "ok";
	return {
		status: sain ? 200 : 503,
		headers: [
			...JSON_TYPE,
			"Cache-Control",
			"no-store",
			...(sain ? [] : ["Retry-After", "5"]),
		],
		body: Buffer.from(
			JSON.stringify({ etat: sain ? "ok" : "en_panne", base, file }),
		),
	};
}
