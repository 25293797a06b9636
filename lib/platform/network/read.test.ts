/** Every refusal is proved by listeners: a connection that may not be opened is not. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resolverOf } from "./destinations.ts";
import {
	type Counted,
	hostile,
	startCounted,
} from "./hostile-server.fixture.ts";
import { type NameServer, startNameServer } from "./name-server.fixture.ts";
import {
	READ_MAX_OCTETS,
	READS_AT_ONCE,
	READS_BY_NETWORK,
	READS_WAITING_BY_NETWORK,
	REDIRECTS_MAX,
	readFirst,
	type WayOut,
} from "./read.ts";

const TEXT = "publiccodeYmlVersion: '0.4'\n";
const SOON_MS = 400;
const OTHER = "203.0.113.7";

/** The server that may be read, and one that may not, at the same port of another address. */
let open: Counted;
let barred: Counted;
let names: NameServer;
let wayOut: WayOut;
let changed = 0;

beforeAll(async () => {
	open = await startCounted(hostile(TEXT));
	barred = await startCounted(hostile("a secret"), "127.0.0.2", open.port);
	names = await startNameServer({
		"open.example.org": () => ["127.0.0.1"],
		"barred.example.org": () => ["127.0.0.2"],
		"both.example.org": () => ["127.0.0.1", "127.0.0.2"],
		"both-backwards.example.org": () => ["127.0.0.2", "127.0.0.1"],
		"metadata.example.org": () => ["169.254.169.254"],
		"private.example.org": () => ["1.1.1.1", "10.0.0.1"],
		"mute.example.org": () => null,
		"changes.example.org": () => {
			changed += 1;
			return [changed === 1 ? "127.0.0.1" : "127.0.0.2"];
		},
	});
	wayOut = {
		resolve: resolverOf([names.address]),
		trial: new Set([`127.0.0.1:${open.port}`]),
		agent: "Bien commun",
		network: "198.51.100.7",
	};
});

afterAll(async () => {
	await open.close();
	await barred.close();
	await names.close();
});

function at(path: string, host = "127.0.0.1"): string {
	return `http://${host}:${open.port}${path}`;
}

function read(address: string, ms?: number, network = wayOut.network) {
	const from = { ...wayOut, network };
	return readFirst([address], from, ms === undefined ? {} : { ms });
}

test("a file is read, by its address and by a name, and says who asks", async () => {
	for (const host of ["127.0.0.1", "open.example.org"]) {
		const got = await read(at("/file", host));
		expect(got).toMatchObject({ ok: true, address: at("/file", host) });
		expect(got.ok && got.bytes.toString()).toBe(TEXT);
		expect(open.requests.at(-1)).toEqual({
			path: "/file",
			host: `${host}:${open.port}`,
			agent: "Bien commun",
		});
	}
});

test("what was compressed is read, and a body may be as long as the bound", async () => {
	const got = await read(at("/gzip"));
	expect(got.ok && got.bytes.toString()).toBe(TEXT);
	const full = await read(at("/full"));
	expect(full.ok && full.bytes.length).toBe(READ_MAX_OCTETS);
});

describe("no connection is opened", () => {
	test.each([
		["a name that leads to another machine's socket", "barred", "interne"],
		["a name of two addresses, one of them barred", "both", "interne"],
		["the same, the barred one first", "both-backwards", "interne"],
	])("to %s", async (_, name, refus) => {
		const before = [open.connections(), barred.connections()];
		expect(await read(at("/file", `${name}.example.org`))).toEqual({
			ok: false,
			refus,
		});
		expect([open.connections(), barred.connections()]).toEqual(before);
	});

	test.each([
		["http://metadata.example.org/latest/", "interne"],
		["https://private.example.org/", "interne"],
		["https://nowhere.example.org/", "inconnue"],
		["file:///etc/passwd", "adresse"],
		["http://localhost/", "interne"],
	])("to %s", async (address, refus) => {
		expect(await read(address)).toEqual({ ok: false, refus });
	});

	test.each([
		["link-local", "http://169.254.169.254/latest/meta-data/", "interne"],
		["loopback", "http://127.0.0.1/", "interne"],
		["a number", "http://2130706433/", "interne"],
		["a mapped address", "http://[::ffff:127.0.0.1]/", "interne"],
		["a file", "file:///etc/passwd", "adresse"],
		["another port", "http://example.org:6379/", "port"],
		["a password", "http://a:b@example.org/", "identifiants"],
	])("to %s that a redirect points to", async (_, to, refus) => {
		const path = `/redirect?to=${encodeURIComponent(to)}`;
		expect(await read(at(path))).toEqual({ ok: false, refus });
	});

	test("to the barred socket that a redirect points to, by its address or a name", async () => {
		for (const host of ["127.0.0.2", "barred.example.org", "both.example.org"])
			expect(
				await read(at(`/redirect?to=${encodeURIComponent(at("/", host))}`)),
			).toMatchObject({ ok: false });
		expect(barred.connections()).toBe(0);
	});

	test("to what a name became after it was checked: it is asked once, and the checked address is used", async () => {
		const got = await read(at("/file", "changes.example.org"));
		expect(got.ok && got.bytes.toString()).toBe(TEXT);
		expect(names.asked.get("changes.example.org")).toBe(1);
		// Changed since: the next read checks again.
		expect(await read(at("/file", "changes.example.org"))).toEqual({
			ok: false,
			refus: "interne",
		});
		expect(barred.connections()).toBe(0);
	});
});

test.each([301, 302, 303, 307, 308])(
	"a redirect by %i is followed",
	async (status) => {
		expect(await read(at(`/redirect?as=${status}&to=/file`))).toMatchObject({
			ok: true,
			address: at("/file"),
		});
	},
);

test(`${REDIRECTS_MAX} redirects are followed, and one more is not`, async () => {
	expect(await read(at(`/hops?left=${REDIRECTS_MAX}`))).toMatchObject({
		ok: true,
		address: at("/file"),
	});
	expect(await read(at(`/hops?left=${REDIRECTS_MAX + 1}`))).toEqual({
		ok: false,
		refus: "redirections",
	});
	const before = open.requests.length;
	expect(await read(at("/loop"))).toMatchObject({ refus: "redirections" });
	expect(open.requests.length - before).toBe(REDIRECTS_MAX + 1);
});

test.each([
	["/2-mib", "trop_gros"],
	["/2-mib-untold", "trop_gros"],
	["/endless", "trop_gros"],
	["/one-more", "trop_gros"],
	["/bomb", "trop_gros"],
	["/bomb-brotli", "trop_gros"],
	["/twice", "encodage"],
	["/torn", "encodage"],
	["/short", "injoignable"],
	["/upgrade", "injoignable"],
])("%s is given up: %s, and its connection is closed", async (path, refus) => {
	expect(await read(at(path))).toEqual({ ok: false, refus });
	await open.idle();
});

test.each(["/slow", "/mute"])(
	"%s is given up when the time is over, and its connection is closed",
	async (path) => {
		expect(await read(at(path), SOON_MS)).toEqual({
			ok: false,
			refus: "delai",
		});
		await open.idle();
	},
);

test("a name server that never answers takes the same time, and no more", async () => {
	expect(await read("https://mute.example.org/", SOON_MS)).toEqual({
		ok: false,
		refus: "delai",
	});
});

test("after an address that has something else the next one is read", async () => {
	const wanted = (bytes: Buffer) => bytes.includes("publiccode");
	const found = await readFirst([at("/full"), at("/file")], wayOut, { wanted });
	expect(found).toMatchObject({ ok: true, address: at("/file") });
	expect(await readFirst([at("/full")], wayOut, { wanted })).toEqual({
		ok: false,
		refus: "autre",
	});
});

test("after an address that is missing the next one is read; any other failure ends it", async () => {
	for (const status of [400, 404, 499])
		expect(
			await readFirst([at(`/status?as=${status}`), at("/file")], wayOut),
		).toMatchObject({ ok: true, address: at("/file") });
	for (const status of [204, 304, 500])
		expect(
			await readFirst([at(`/status?as=${status}`), at("/file")], wayOut),
		).toEqual({ ok: false, refus: "statut", statut: status });
	expect(await read(at("/missing"))).toEqual({
		ok: false,
		refus: "statut",
		statut: 404,
	});
	expect(await readFirst([at("/torn"), at("/file")], wayOut)).toMatchObject({
		ok: false,
	});
});

test("a network with slow servers delays its own reads, of which too many are refused, and those of no other", async () => {
	const slow = Array.from({ length: READS_AT_ONCE }, () =>
		read(at("/mute"), SOON_MS),
	);
	expect(await read(at("/file"), undefined, OTHER)).toMatchObject({ ok: true });
	const refusals = (await Promise.all(slow)).map((one) => !one.ok && one.refus);
	const waited = READS_BY_NETWORK + READS_WAITING_BY_NETWORK;
	expect(refusals).toEqual([
		...Array.from({ length: waited }, () => "delai"),
		...Array.from({ length: READS_AT_ONCE - waited }, () => "occupe"),
	]);
	expect(await read(at("/file"))).toMatchObject({ ok: true });
});
