/** Networks, as rate limits count them: a single IPv4 address, or the IPv6 /64 of a subscriber. */
import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, with `::` expanded; an IPv4 tail counts as two. */
function groupsOf(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const parts = (text: string) => (text === "" ? [] : text.split(":"));
	const before = parts(head);
	if (tail === undefined) return before;
	const after = parts(tail);
	const missing = Math.max(0, 8 - before.length - after.length);
	return [...before, ...Array.from({ length: missing }, () => "0"), ...after];
}

/** The wider networks of an IPv6 one: what a subscriber may have (/56), and a company or a small host (/48). */
export type WiderNetworks = { readonly of56: string; readonly of48: string };

/** The wider networks of a result of `networkOf`; null for IPv4, whose addresses are scarce. */
export function widerNetworks(network: string): WiderNetworks | null {
	const groups = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):([0-9a-f]+)::\/64$/.exec(
		network,
	);
	if (!groups) return null;
	const [, a = "", b = "", c = "", d = ""] = groups;
	const upper = (Number.parseInt(d, 16) & 0xff00).toString(16);
	return { of56: `${a}:${b}:${c}:${upper}::/56`, of48: `${a}:${b}:${c}::/48` };
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** Whether an address is a loopback address of this machine. */
export function isLoopback(address: string): boolean {
	return LOOPBACK.test(address);
}

/** The network of a client's address: the address itself in IPv4, the first 64 bits in IPv6. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	const bare = address.replace(/%.*$/, "");
	if (!isIPv6(bare)) return address;
	const first = groupsOf(bare)
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16));
	return `${first.join(":")}::/64`;
}
