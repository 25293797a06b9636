import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { reglages } from "#lib/platform/config/env";
import {
	clientAddress,
	isForeignWrite,
	judgeHost,
	loggedPath,
	overwriteOrigin,
} from "./hosts.ts";

const SITE = "https://site.exemple";

function sent(method: string, origin?: string): IncomingMessage {
	const req = new IncomingMessage(new Socket());
	req.method = method;
	if (origin !== undefined) req.headers.origin = origin;
	return req;
}

const FROM_ELSEWHERE = [
	...[undefined, "", "null", "https://ailleurs.exemple", `${SITE}/`],
	...["http://site.exemple", `${SITE}:8443`, `${SITE}.ailleurs.exemple`],
	...["https://SITE.exemple", "https://moi@site.exemple", `${SITE},${SITE}`],
];

describe("a form sent to a page", () => {
	test.each(FROM_ELSEWHERE)("with the origin %j is rejected", (origin) => {
		for (const path of [
			...["/", "/proposer", "/en/decrire", "/compte/connexion", "/moderation"],
			...["/desinscription", "/desinscription/", "/desinscription/a/b"],
			...["/desinscription/a/confirmation", "/x/desinscription/a"],
			...["/en/desinscription/a/confirmation", "/fr/desinscription/a"],
		])
			expect([path, isForeignWrite(sent("POST", origin), path, SITE)]).toEqual([
				...[path, true],
			]);
	});

	test("is accepted from the site's own pages, and an unsubscribe link from any mail program", () => {
		expect(isForeignWrite(sent("POST", SITE), "/proposer", SITE)).toBe(false);
		for (const path of ["/desinscription/a", "/en/desinscription/a/"])
			expect(isForeignWrite(sent("POST"), path, SITE)).toBe(false);
	});

	test("is checked only when it is a write: GET and HEAD pass", () => {
		for (const method of ["GET", "HEAD"])
			expect(isForeignWrite(sent(method), "/proposer", SITE)).toBe(false);
	});
});

describe("the router state that a script sends", () => {
	const kept = (state: string) => {
		const req = sent("GET");
		req.headers["next-router-state-tree"] = state;
		overwriteOrigin(req, "requete", reglages());
		return req.headers["next-router-state-tree"];
	};

	test.each([
		'["",{}]',
		'["",{"children":[["langue","fr","d",null],{"children":["__PAGE__",{},null,"refetch"]}]},null,null,16]',
	])("is passed to Next when it is a valid tree: %s", (tree) => {
		expect(kept(encodeURIComponent(tree))).toBe(encodeURIComponent(tree));
	});

	test.each([
		...["", "%", "x", "%22x%22", "%5B%5D", "null", "%7B%7D"],
		...['["",{}],["",{}]', '["",{"children":["x"]}]'],
		...[
			'["",{},null,"autre"]',
			"[".repeat(10_000),
			`["${"x".repeat(40_000)}",{}]`,
		],
	])("is dropped when it is invalid (%#)", (text) => {
		expect(kept(text)).toBeUndefined();
	});
});

test("of what only the server may say, nothing is taken from a client: neither how a page fails, nor by which script, nor where the site is", () => {
	const req = sent("GET");
	const forged = {
		...{ "x-page-erreur": "404", "x-middleware-subrequest": "middleware" },
		...{ "content-security-policy": "script-src 'nonce-a'", "x-nonce": "a" },
		...{ "x-forwarded-prefix": "/a", forwarded: "host=ailleurs.exemple" },
	};
	Object.assign(req.headers, forged, {
		...{ "x-forwarded-host": "ailleurs.exemple", "x-forwarded-proto": "http" },
		...{ "x-forwarded-port": "1", "x-request-id": "a" },
		...{ "x-forwarded-for": "192.0.2.9" },
	});
	Object.defineProperty(req.socket, "remoteAddress", { value: "192.0.2.1" });
	const known = { ...reglages(), siteUrl: SITE, trustedProxies: 0 };
	overwriteOrigin(req, "requete", known);
	for (const name of Object.keys(forged))
		expect([name, req.headers[name]]).toEqual([name, undefined]);
	expect(req.headers).toMatchObject({
		...{ "x-forwarded-host": "site.exemple", "x-forwarded-proto": "https" },
		...{ "x-forwarded-port": "443", "x-request-id": "requete" },
		...{ "x-forwarded-for": "192.0.2.1" },
	});
});

describe("the client's address", () => {
	const PEER = "192.0.2.1";
	const seen = (forwarded: string | undefined, trustedProxies: number) => {
		const req = sent("GET");
		Object.defineProperty(req.socket, "remoteAddress", { value: PEER });
		if (forwarded !== undefined) req.headers["x-forwarded-for"] = forwarded;
		return clientAddress(req, trustedProxies);
	};

	// What a client writes itself stands first; each proxy adds what it saw at the end.
	test.each([
		[undefined, PEER, PEER, PEER],
		["", PEER, PEER, PEER],
		[" , ,", PEER, PEER, PEER],
		["a", PEER, "a", PEER],
		["a,b", PEER, "b", "a"],
		["a, b , c", PEER, "c", "b"],
		[" a ,, b,", PEER, "b", "a"],
		["[2001:db8::1]:443, 192.0.2.7:5123", PEER, "192.0.2.7", "2001:db8::1"],
		["[2001:db8::1], 2001:db8::2", PEER, "2001:db8::2", "2001:db8::1"],
	])(
		"of a request that says %j is its peer's without a proxy, and what the outermost trusted proxy saw with one or two",
		(forwarded, none, one, two) => {
			expect([0, 1, 2].map((trusted) => seen(forwarded, trusted))).toEqual([
				none,
				one,
				two,
			]);
		},
	);
});

describe("the name of the host", () => {
	test.each([
		["site.exemple", "site.exemple", "ours"],
		["SITE.exemple:443", "site.exemple", "ours"],
		["site.exemple:80", "site.exemple", "ours"],
		["site.exemple:8443", "site.exemple", "foreign"],
		["site.exemple:443", "site.exemple:8443", "foreign"],
		["site.exemple:", "site.exemple", "foreign"],
		["site.exemple.", "site.exemple", "foreign"],
		["ailleurs.exemple:443", "site.exemple", "foreign"],
	])(
		"%s, of a site at %s, is %s: a program may write the port that a browser leaves out",
		(host, siteHost, verdict) => {
			expect(judgeHost(host, siteHost, false)).toBe(verdict);
		},
	);

	test.each([
		["localhost:3000", "other-loopback"],
		["LOCALHOST", "other-loopback"],
		["[::1]:3000", "other-loopback"],
		["127.0.0.1:3001", "other-loopback"],
		["127.0.0.1:3000", "ours"],
		["localhost.exemple:3000", "foreign"],
		["localhost:3000:3000", "foreign"],
		["::1", "foreign"],
		[undefined, "foreign"],
	])(
		"%s, asked of an instance on this machine, is %s; asked of a public one, another name of this machine is foreign",
		(host, verdict) => {
			expect(judgeHost(host, "127.0.0.1:3000", true)).toBe(verdict);
			expect(judgeHost(host, SITE, false)).toBe("foreign");
		},
	);
});

describe("the path in the log", () => {
	test.each([
		["/desinscription/abc", "/desinscription/…"],
		["/en/desinscription/abc/confirmation", "/en/desinscription/…"],
		["/reprise/abc", "/reprise/…"],
		["/bilan/abc/oui", "/bilan/…"],
		["/%64esinscription/abc", "/desinscription/…"],
		["/d%65sinscription%2fabc", "/desinscription/…"],
		["/DESINSCRIPTION/abc", "/DESINSCRIPTION/…"],
		["/x/%0a/desinscription/abc", "/x/\n/desinscription/…"],
		["/desinscription/abc%", "/desinscription/…"],
	])("of the mail's link %s leaves its secret out", (path, logged) => {
		expect(loggedPath(path)).toBe(logged);
	});

	test("of the longest that is taken is cut: a request costs the disk of the log little more than its own line", () => {
		const long = `/${"a".repeat(15_000)}`;
		for (const path of [long, `${long}/desinscription/abc`, `/en${long}`])
			expect(loggedPath(path)).toMatch(/^.{200}…$/);
		expect(loggedPath(long.slice(0, 200))).toBe(long.slice(0, 200));
	});

	test.each([
		"/",
		"/desinscription",
		"/desinscription/",
		"/projets/a%20b",
		"/%",
	])("of any other page is as it was asked for: %s", (path) => {
		expect(loggedPath(path)).toBe(path);
	});
});
