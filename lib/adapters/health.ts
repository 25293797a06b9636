import { etatBase } from "#lib/platform/db/health";
import { etatFile } from "#lib/platform/mail/health";
import { JSON_TYPE, NOT_KEPT } from "./api/answers.ts";
import type { Answer } from "./api/call.ts";

/** 200 when the database and the mail queue work, else 503 that names the one that does not. */
export async function answerHealth(): Promise<Answer> {
	const [base, file] = await Promise.all([etatBase(), etatFile()]);
	const sain = base === "ok" && file === "ok";
	return {
		status: sain ? 200 : 503,
		headers: {
			...JSON_TYPE,
			...NOT_KEPT,
			...(sain ? {} : { "Retry-After": "5" }),
		},
		body: Buffer.from(
			JSON.stringify({ etat: sain ? "ok" : "en_panne", base, file }),
		),
	};
}
