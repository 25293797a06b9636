/** Checks of a request's origin: its host name, its client address, and the headers that a client must not set. */
import type { IncomingMessage } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { decodedPart } from "#lib/i18n/addresses";
import type { Reglages } from "#lib/platform/config/env";

/** Paths that a load balancer and Prometheus request by the instance's own address. */
export const ASKED_BY_ADDRESS = new Set(["/api/sante", "/api/metriques"]);

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

function hostName(host: string): string {
	const [, name = ""] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host) ?? [];
	return name.toLowerCase();
}

export type HostVerdict = "ours" | "other-loopback" | "foreign";

/** Whether a Host header names this site; on a local instance, the other loopback names get their own verdict. */
export function judgeHost(
	host: string | undefined,
	siteHost: string,
	estLocal: boolean,
): HostVerdict {
	if (host === undefined) return "foreign";
	const asked = host.toLowerCase();
	// The port of the scheme, which a program may write, is that of no port.
	if ([asked, asked.replace(/:(?:80|443)$/, "")].includes(siteHost))
		return "ours";
	return estLocal && LOOPBACK_NAMES.has(hostName(host))
		? "other-loopback"
		: "foreign";
}

/** Whether the request has more than one Host header: the site it means would be ambiguous. */
export function hasSeveralHosts(req: IncomingMessage): boolean {
	const hosts = req.rawHeaders.filter(
		(name, at) => at % 2 === 0 && name.toLowerCase() === "host",
	);
	return hosts.length > 1;
}

/** Some proxies write the port too: each connection would count as a network of its own. */
const WITH_PORT = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/;

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
		.map((entry) => entry.trim().replace(WITH_PORT, "$1$2"))
		.filter((entry) => entry !== "");
	return forwarded.at(-trustedProxies) ?? peer;
}

/** One-click unsubscription by a mail program (RFC 8058): it sends no Origin of the site, and cookies do not matter there. */
const OPEN_TO_MAIL_PROGRAMS = /^(?:\/en)?\/desinscription\/[^/]+\/?$/;

/**
 * Whether a page receives a write from another site, or without an Origin
 * header: a browser sends the origin of every form.
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

/** What follows this prefix is a secret token: it identifies a recipient and a subject. */
const SECRET_PATH = /\/(desinscription|reprise|bilan)\/./is;

/** Characters of a path in the log: whoever asks for the longest ones must not fill the disk. */
const LOGGED_MAX = 200;

/** A path as the log may show it: cut, and without the secret part of a mail's link, however the link was escaped. */
export function loggedPath(path: string): string {
	// With malformed escapes, the path is matched as it was written.
	const read = decodedPart(path) ?? path;
	const found = SECRET_PATH.exec(read);
	const shown = found ? `${read.slice(0, found.index)}/${found[1]}/` : path;
	return found || shown.length > LOGGED_MAX
		? `${shown.slice(0, LOGGED_MAX)}…`
		: shown;
}

/** Headers that only the server itself may set. */
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
	"x-page-adresse",
	"x-own-script",
];

const ROUTER_STATE = "next-router-state-tree";
const ROUTER_PREFETCH = "next-router-prefetch";

/** Whether the client's router state can be parsed: Next 16.4.6 answers 500 to an invalid one, and logs it. */
function readsRouterState({ headers }: IncomingMessage): boolean {
	try {
		parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
		return true;
	} catch {
		return false;
	}
}

/** Replaces whatever origin the client claims by what the front knows. */
export function overwriteOrigin(
	req: IncomingMessage,
	requestId: string,
	{ siteUrl, trustedProxies }: Reglages,
) {
	const address = clientAddress(req, trustedProxies);
	for (const name of INTERNAL) delete req.headers[name];
	// "2" asks Next 16.4.6 for what it makes ahead of a request, where a session that is
	// read is reported as an error. No page of ours asks for it.
	if (req.headers[ROUTER_PREFETCH] !== "1") delete req.headers[ROUTER_PREFETCH];
	// Without this header, Next answers the whole page.
	if (!readsRouterState(req)) delete req.headers[ROUTER_STATE];
	const site = new URL(siteUrl);
	req.headers["x-forwarded-for"] = address;
	req.headers["x-forwarded-host"] = site.host;
	req.headers["x-forwarded-proto"] = site.protocol.slice(0, -1);
	req.headers["x-forwarded-port"] =
		site.port || (site.protocol === "https:" ? "443" : "80");
	req.headers["x-request-id"] = requestId;
}
