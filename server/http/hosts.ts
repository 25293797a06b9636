/** Who calls, and under which name: what the front believes of a request's origin. */
import type { IncomingMessage } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import type { Reglages } from "#lib/platform/config/env";

/** What a load balancer and Prometheus ask of an instance, by its own address. */
export const ASKED_BY_ADDRESS = new Set(["/api/sante", "/api/metriques"]);

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

function hostName(host: string): string {
	const [, name = ""] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host) ?? [];
	return name.toLowerCase();
}

export type HostVerdict = "ours" | "other-loopback" | "foreign";

/** Whether a Host header names this site; on a local instance the other names of the machine are told apart. */
export function judgeHost(
	host: string | undefined,
	siteHost: string,
	estLocal: boolean,
): HostVerdict {
	if (host === undefined) return "foreign";
	if (host.toLowerCase() === siteHost) return "ours";
	return estLocal && LOOPBACK_NAMES.has(hostName(host))
		? "other-loopback"
		: "foreign";
}

/** A second Host header, or two that differ, hides which site is meant. */
export function hasSeveralHosts(req: IncomingMessage): boolean {
	let hosts = 0;
	for (let at = 0; at < req.rawHeaders.length; at += 2)
		if (req.rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
	return hosts > 1;
}

/**
 * The client's address: the peer's own, or, behind `trustedProxies` proxies,
 * the entry of `X-Forwarded-For` that the outermost of them wrote.
 */
export function clientAddress(
	req: IncomingMessage,
	trustedProxies: number,
): string {
	const peer = req.socket.remoteAddress ?? "";
	if (trustedProxies === 0) return peer;
	const forwarded = String(req.headers["x-forwarded-for"] ?? "")
		.split(",")
		.map((entry) => entry.trim())
		.filter((entry) => entry !== "");
	return forwarded.at(-trustedProxies) ?? peer;
}

/** One click in a mail program (RFC 8058): its sender is no page of ours, and no cookie counts there. */
const OPEN_TO_MAIL_PROGRAMS = /^(?:\/en)?\/desinscription\/[^/]+\/?$/;

/**
 * Whether a page is sent something by another site, or by something that does
 * not say who it is: a browser names the origin of every form it sends.
 */
export function isForeignWrite(
	req: IncomingMessage,
	path: string,
	siteUrl: string,
): boolean {
	return (
		req.method === "POST" &&
		req.headers.origin !== siteUrl &&
		!OPEN_TO_MAIL_PROGRAMS.test(path)
	);
}

/** What follows it names whose mails about what. */
const SECRET_PATH = /\/desinscription\/./is;

/** A path as the log may show it: without what a link of ours tells in secret, however the link was written. */
export function loggedPath(path: string): string {
	let read = path;
	try {
		read = decodeURIComponent(path);
	} catch {
		// Malformed escapes: judged as it stands.
	}
	const found = SECRET_PATH.exec(read);
	return found ? `${read.slice(0, found.index)}/desinscription/…` : path;
}

/** Headers that only an inner part of the server may write. */
const INTERNAL = [
	"next-resume",
	"x-middleware-subrequest",
	"x-middleware-subrequest-id",
	"x-nextjs-data",
	"x-matched-path",
	"x-forwarded-prefix",
	"forwarded",
	"content-security-policy",
	"content-security-policy-report-only",
	"x-nonce",
	"x-page-erreur",
];

const ROUTER_STATE = "next-router-state-tree";

/** Whether a script's account of what it shows can be read: Next 16.4.6 answers 500 to one that cannot, and logs it. */
function readsRouterState({ headers }: IncomingMessage): boolean {
	try {
		parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
		return true;
	} catch {
		return false;
	}
}

/** Replaces whatever a client claims to be by what the front knows. */
export function overwriteOrigin(
	req: IncomingMessage,
	requestId: string,
	{ siteUrl, trustedProxies }: Reglages,
) {
	const address = clientAddress(req, trustedProxies);
	for (const name of INTERNAL) delete req.headers[name];
	// Without it, the whole page is answered.
	if (!readsRouterState(req)) delete req.headers[ROUTER_STATE];
	const site = new URL(siteUrl);
	req.headers["x-forwarded-for"] = address;
	req.headers["x-forwarded-host"] = site.host;
	req.headers["x-forwarded-proto"] = site.protocol.slice(0, -1);
	req.headers["x-forwarded-port"] =
		site.port || (site.protocol === "https:" ? "443" : "80");
	req.headers["x-request-id"] = requestId;
}
