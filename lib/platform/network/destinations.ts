/**
 * Where a read may lead. A name is never trusted: what counts is each address that it
 * stands for, since whoever writes an address also owns the name in it.
 */
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { BarredDestination } from "./refusals.ts";

const PORTS: ReadonlySet<number> = new Set([80, 443]);
const DEFAULT_PORTS: ReadonlyMap<string, number> = new Map([
	["http:", 80],
	["https:", 443],
]);

/** All that is assigned to the internet; any other IPv6 address is local, mapped or kept for later. */
const INTERNET_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Names that a machine or its own network answers. */
const LOCAL_NAME =
	/^[^.]*$|(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;

export type Destination = {
	readonly url: URL;
	/** A name, or an IP address without brackets. */
	readonly host: string;
	readonly port: number;
};

/** Loopback sockets, `127.0.0.1:4010`, that tests alone may open (`LECTURES_ESSAI`). */
export type TrialSockets = ReadonlySet<string>;

/** Whether an IP address belongs to the public internet: private, local, shared, mapped, translated and reserved ones do not. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 0 || address.includes("%")) return false;
	const parsed = ipaddr.parse(address);
	if (parsed.range() !== "unicast") return false;
	return parsed instanceof ipaddr.IPv6 ? parsed.match(INTERNET_V6) : true;
}

/** Whether a connection to this IP address and port may be opened. */
export function mayConnect(
	address: string,
	port: number,
	trial: TrialSockets,
): boolean {
	return (
		trial.has(`${address}:${port}`) ||
		(PORTS.has(port) && isPublicAddress(address))
	);
}

function isTrialPort(port: number, trial: TrialSockets): boolean {
	return [...trial].some((socket) => socket.endsWith(`:${port}`));
}

/**
 * The destination of a text, or why it has none: another scheme than http and https, a
 * name or password in it, a port other than 80 and 443, or a name or literal address of
 * a local network. What a name stands for is checked once it is resolved.
 */
export function destinationOf(
	text: string,
	base: URL | undefined,
	trial: TrialSockets,
): Destination | BarredDestination {
	const url = URL.parse(text, base);
	const usual = url ? DEFAULT_PORTS.get(url.protocol) : undefined;
	if (!url || usual === undefined) return "adresse";
	if (url.username !== "" || url.password !== "") return "identifiants";
	const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
	const port = url.port === "" ? usual : Number(url.port);
	if (isIP(host) !== 0)
		return mayConnect(host, port, trial)
			? { url, host, port }
			: PORTS.has(port)
				? "interne"
				: "port";
	if (!PORTS.has(port) && !isTrialPort(port, trial)) return "port";
	return LOCAL_NAME.test(host) ? "interne" : { url, host, port };
}

const QUERY_MS = 2_500;
const TRIES = 2;

/** All the addresses of a name, none when it has none. */
export type Resolve = (
	name: string,
	signal: AbortSignal,
) => Promise<readonly string[]>;

/**
 * Resolves by these servers, or by those of the machine. A lookup by the system would
 * hold one of the four threads that also read files: c-ares holds none, and stops with
 * the signal.
 */
export function resolverOf(servers?: readonly string[]): Resolve {
	return async (name, signal) => {
		const resolver = new Resolver({ timeout: QUERY_MS, tries: TRIES });
		if (servers) resolver.setServers([...servers]);
		const cancel = () => resolver.cancel();
		signal.addEventListener("abort", cancel, { once: true });
		try {
			const answers = await Promise.allSettled([
				resolver.resolve4(name),
				resolver.resolve6(name),
			]);
			return answers.flatMap((answer) =>
				answer.status === "fulfilled" ? answer.value : [],
			);
		} finally {
			signal.removeEventListener("abort", cancel);
		}
	};
}
