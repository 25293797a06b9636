import { expect, test } from "vitest";
import { destinationOf, isPublicAddress, mayConnect } from "./destinations.ts";

const NONE = new Set<string>();

test.each([
	"1.1.1.1",
	"140.82.121.4",
	"172.15.255.255",
	"172.32.0.0",
	"100.63.255.255",
	"100.128.0.0",
	"2606:50c0:8000::154",
	"2a01:4f8::1",
])("%s is of the internet", (address) => {
	expect(isPublicAddress(address)).toBe(true);
});

test.each([
	"0.0.0.0",
	"0.1.2.3",
	"10.0.0.1",
	"100.64.0.1",
	"100.127.255.255",
	"127.0.0.1",
	"127.255.255.254",
	"169.254.169.254",
	"172.16.0.1",
	"172.31.255.255",
	"192.0.0.1",
	"192.0.2.1",
	"192.88.99.1",
	"192.168.1.1",
	"198.18.0.1",
	"198.51.100.1",
	"203.0.113.1",
	"224.0.0.1",
	"239.255.255.255",
	"240.0.0.1",
	"255.255.255.255",
	"::",
	"::1",
	"::127.0.0.1",
	"::ffff:127.0.0.1",
	"::ffff:7f00:1",
	"::ffff:1.1.1.1",
	"::ffff:0:127.0.0.1",
	"64:ff9b::7f00:1",
	"64:ff9b::101:101",
	"64:ff9b:1::a00:1",
	"100::1",
	"2001::1",
	"2001:db8::1",
	"2002:7f00:1::",
	"3fff::1",
	"fc00::1",
	"fd12:3456::1",
	"fe80::1",
	"fe80::1%eth0",
	"2606:50c0:8000::154%eth0",
	"fec0::1",
	"ff02::1",
	"not an address",
	"",
])("%s is not", (address) => {
	expect(isPublicAddress(address)).toBe(false);
	expect(mayConnect(address, 443, NONE)).toBe(false);
});

test.each([
	["http://example.org/a.yml", 80],
	["https://example.org/a.yml", 443],
	["https://EXAMPLE.org:443/", 443],
	["http://example.org:443/", 443],
	["https://1.1.1.1/", 443],
	["https://[2606:50c0:8000::154]/", 443],
	["https://exämple.org/", 443],
])("%s is read at port %i", (address, port) => {
	expect(destinationOf(address, undefined, NONE)).toMatchObject({ port });
});

test.each([
	["file:///etc/passwd", "adresse"],
	["ftp://example.org/", "adresse"],
	["gopher://example.org/", "adresse"],
	["data:text/plain,a", "adresse"],
	["javascript:alert(1)", "adresse"],
	["example.org/publiccode.yml", "adresse"],
	["", "adresse"],
	["https://", "adresse"],
	["https://nom@example.org/", "identifiants"],
	["https://nom:secret@example.org/", "identifiants"],
	["https://example.org@127.0.0.1/", "identifiants"],
	["http://example.org:8080/", "port"],
	["https://example.org:22/", "port"],
	["http://example.org:0/", "port"],
	["http://1.1.1.1:5432/", "port"],
	["http://localhost/", "interne"],
	["http://LOCALHOST./", "interne"],
	["http://a.localhost/", "interne"],
	["http://printer/", "interne"],
	["http://db.internal/", "interne"],
	["http://nas.local/", "interne"],
	["http://router.home.arpa/", "interne"],
	["http://127.0.0.1/", "interne"],
	["http://2130706433/", "interne"],
	["http://0x7f000001/", "interne"],
	["http://0x7f.1/", "interne"],
	["http://0177.0.0.1/", "interne"],
	["http://127.1/", "interne"],
	["http://0/", "interne"],
	["http://127。0。0。1/", "interne"],
	["http://①②⑦.0.0.1/", "interne"],
	["http://127.0.0.1./", "interne"],
	["http://169.254.169.254/latest/meta-data/", "interne"],
	["http://[::1]/", "interne"],
	["http://[::ffff:127.0.0.1]/", "interne"],
	["http://[0:0:0:0:0:ffff:a9fe:a9fe]/", "interne"],
	["http://[fe80::1]/", "interne"],
])("%s is refused before anything is asked: %s", (address, refus) => {
	expect(destinationOf(address, undefined, NONE)).toBe(refus);
});

test("a redirect is read against the address it came from, and barred alike", () => {
	const from = new URL("https://example.org/a/b.yml");
	expect(destinationOf("../c.yml", from, NONE)).toMatchObject({
		url: new URL("https://example.org/c.yml"),
	});
	expect(destinationOf("//127.0.0.1/", from, NONE)).toBe("interne");
	expect(destinationOf("file:///etc/passwd", from, NONE)).toBe("adresse");
});

test("the permission of tests opens one address and port, and no other", () => {
	const trial = new Set(["127.0.0.1:4010"]);
	expect(mayConnect("127.0.0.1", 4010, trial)).toBe(true);
	expect(mayConnect("127.0.0.1", 80, trial)).toBe(false);
	expect(mayConnect("127.0.0.2", 4010, trial)).toBe(false);
	expect(mayConnect("10.0.0.1", 4010, trial)).toBe(false);
	expect(mayConnect("1.1.1.1", 4010, trial)).toBe(false);
	expect(destinationOf("http://127.0.0.2:4010/", undefined, trial)).toBe(
		"port",
	);
});
