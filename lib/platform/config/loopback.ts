/**
 * The pages under `/dev` show sign-in codes: they are served only to this machine, and
 * only while mail is not sent anywhere else.
 */
import type { Reglages } from "./env.ts";
import { isLoopbackHost } from "./settings.ts";

/** Whether an address belongs to this machine. */
export function isLoopbackAddress(address: string): boolean {
	return isLoopbackHost(address.replace(/^::ffff:/i, ""));
}

/** Whether a local site with the local mailbox is requested by its own machine, under a loopback name. */
export function isAskedHere(
	{ host, address }: { host: string; address: string },
	{ courriel, estLocal }: Reglages,
): boolean {
	const name = /^(\[[^\]]*\]|[^:]*)/.exec(host)?.[1] ?? "";
	return (
		courriel.transport === "local" &&
		estLocal &&
		isLoopbackHost(name) &&
		isLoopbackAddress(address)
	);
}
