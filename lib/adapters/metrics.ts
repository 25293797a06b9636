/** Who may read the metrics of the process: a program on this machine, or one that has METRICS_TOKEN. */

import { timingSafeEqual } from "node:crypto";
import { phrase } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";
import { isLoopbackAddress } from "#lib/platform/config/loopback";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { metricsText } from "#lib/platform/runtime/metrics";
import { forbidden, NOT_KEPT, unauthorized } from "./api/answers.ts";
import type { Answer, Call } from "./api/call.ts";

/** Compared by hash, so that the time taken reveals neither length nor content. */
function isSecret(given: string, secret: string): boolean {
	return timingSafeEqual(secretHash(given), secretHash(secret));
}

function mayRead(call: Call): boolean {
	const secret = reglages().metricsToken;
	const [, given] =
		/^Bearer +(.+)$/i.exec(call.header("authorization") ?? "") ?? [];
	if (given !== undefined)
		return secret !== undefined && isSecret(given, secret);
	// A proxy on this machine is a loopback peer too, but it names the client in this header.
	return (
		isLoopbackAddress(call.peer ?? "") &&
		call.header("x-forwarded-for") === undefined
	);
}

/**
 * Whether a web page sent the request: a browser on this machine is a loopback peer,
 * like Prometheus. A typed address is not a page. A page of the site itself is accepted
 * under its own host name only, since any other name may have been pointed at this
 * machine.
 */
function isAskedByPage(call: Call): boolean {
	const site = call.header("sec-fetch-site");
	if (call.header("origin") !== undefined) return true;
	if (site === undefined || site === "none") return false;
	const own = new URL(reglages().siteUrl).host;
	return site !== "same-origin" || call.header("host") !== own;
}

async function answerFigures(call: Call): Promise<Answer> {
	if (isAskedByPage(call)) return forbidden(phrase("api.mesures"));
	if (!mayRead(call))
		return unauthorized(call.header("authorization") !== undefined);
	const { text, type } = await metricsText();
	return {
		status: 200,
		headers: { "Content-Type": type, ...NOT_KEPT },
		body: Buffer.from(text),
	};
}

/** The metrics of this process in Prometheus' format, never readable by a page of another origin. */
export async function answerMetrics(call: Call): Promise<Answer> {
	return { ...(await answerFigures(call)), closedToOrigins: true };
}
