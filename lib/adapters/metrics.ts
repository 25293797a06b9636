/** Who may read the figures of the process: a program of this machine, or one that knows METRICS_TOKEN. */
import { hash, timingSafeEqual } from "node:crypto";
import { reglages } from "#lib/platform/env";
import { metricsText } from "#lib/platform/metrics";
import { unauthorized } from "./answers.ts";
import type { Answer, Call } from "./call.ts";

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** Compared by hash: neither length nor content shows in the time it takes. */
function isSecret(given: string, secret: string): boolean {
	return timingSafeEqual(
		hash("sha256", given, "buffer"),
		hash("sha256", secret, "buffer"),
	);
}

function mayRead(call: Call): boolean {
	const secret = reglages().metricsToken;
	const [, given] =
		/^Bearer +(.+)$/i.exec(call.header("authorization") ?? "") ?? [];
	if (given !== undefined)
		return secret !== undefined && isSecret(given, secret);
	// A proxy on this machine is a loopback peer too, but says for whom it asks.
	return (
		LOOPBACK.test(call.peer ?? "") &&
		call.header("x-forwarded-for") === undefined
	);
}

/** The figures of this process as Prometheus reads them. */
export async function answerMetrics(call: Call): Promise<Answer> {
	if (!mayRead(call))
		return unauthorized(call.header("authorization") !== undefined);
	const { text, type } = await metricsText();
	return {
		status: 200,
		headers: ["Content-Type", type, "Cache-Control", "no-store"],
		body: Buffer.from(text),
	};
}
