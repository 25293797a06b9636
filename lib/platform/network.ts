/** Networks, as limits see them: one address of IPv4, the /64 that a subscriber has of IPv6. */
import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, `::` filled in; an IPv4 tail counts for two. */
function groupsOf(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const parts = (text: string) => (text === "" ? [] : text.split(":"));
	const before = parts(head);
	if (tail === undefined) return before;
	const after = parts(tail);
	const missing = Math.max(0, 8 - before.length - after.length);
	return [...before, ...Array.from({ length: missing }, () => "0"), ...after];
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
