/** Networks, as rate limits count them: a single IPv4 address, or the IPv6 /64 of a subscriber. */
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** Around a result of `networkOf`, what a subscriber may have (/56), and a company or a small host (/48); null for IPv4, whose addresses are scarce. */
export function widerNetworks(network: string) {
	const groups = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):([0-9a-f]+)::\/64$/.exec(
		network,
	);
	if (!groups) return null;
	const [, a = "", b = "", c = "", d = ""] = groups;
	const upper = (Number.parseInt(d, 16) & 0xff00).toString(16);
	return { of56: `${a}:${b}:${c}:${upper}::/56`, of48: `${a}:${b}:${c}::/48` };
}

/** All that one machine may have of addresses, from a result of `networkOf`: the /48 of IPv6. */
export function widestOf(network: string): string {
	return widerNetworks(network)?.of48 ?? network;
}

/** The network of a client's address: the address itself in IPv4, the first 64 bits in IPv6. */
export function networkOf(address: string): string {
	const bare = address.replace(/%.*$/, "");
	if (!isIPv6(bare)) return address;
	const parsed = ipaddr.process(bare);
	if (parsed instanceof ipaddr.IPv4) return parsed.toString();
	const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
	return `${groups.join(":")}::/64`;
}
