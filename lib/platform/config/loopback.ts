/** The pages under `/dev` hold sign-in codes: they are for whoever sits at this machine, while mail goes nowhere else. */
import type { Reglages } from "./env.ts";
import { isLoopbackHost } from "./settings.ts";

/** Whether an address is of this machine. */
export function isLoopbackAddress(address: string): boolean {
	return isLoopbackHost(address.replace(/^::ffff:/i, ""));
}

/** Whether a site that is only here is asked by its own machine, under the machine's name. */
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
