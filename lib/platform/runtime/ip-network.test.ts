import { expect, test } from "vitest";
import { networkOf, widerNetworks } from "./ip-network.ts";

test.each([
	["192.0.2.7", "192.0.2.7"],
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["", ""],
])("the network of %s is %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test.each([
	[
		"2001:db8:1:abcd::/64",
		{ of56: "2001:db8:1:ab00::/56", of48: "2001:db8:1::/48" },
	],
	["2001:db8:1:2::/64", { of56: "2001:db8:1:0::/56", of48: "2001:db8:1::/48" }],
	["192.0.2.7", null],
	["", null],
])("around %s", (network, around) => {
	expect(widerNetworks(network)).toEqual(around);
});
