import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { completeEnvironment, reglages } from "#lib/platform/config/env";
import { setPageHeaders } from "./page-headers.ts";

function answer(method: string) {
	completeEnvironment({ SITE_URL: "http://localhost:3000" });
	const req = new IncomingMessage(new Socket());
	req.method = method;
	const res = new ServerResponse(req);
	setPageHeaders(req, res, reglages());
	return res;
}

const GONE = "=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0";

test.each(["bc-session", "__Host-bc-session"])(
	"the answer that deletes the cookie %s also clears the browser's cache and storage",
	(name) => {
		const set = answer("POST");
		set.setHeader("Set-Cookie", ["bc-defi=x", name + GONE]);
		const added = answer("POST");
		added.appendHeader("set-cookie", "bc-defi=x");
		expect(added.getHeader("Clear-Site-Data")).toBeUndefined();
		added.appendHeader("set-cookie", name + GONE);
		for (const res of [set, added]) {
			expect(res.getHeader("Clear-Site-Data")).toBe('"cache", "storage"');
			expect(res.getHeader("Set-Cookie")).toHaveLength(2);
		}
	},
);

test.each([
	["POST", "bc-session=abc; Path=/"],
	["POST", `bc-defi${GONE}`],
	["POST", `x-bc-session${GONE}`],
	["GET", `bc-session${GONE}`],
])("no other answer clears them: %s with %s", (method, cookie) => {
	const res = answer(method);
	res.setHeader("Set-Cookie", [cookie]);
	expect(res.getHeader("Clear-Site-Data")).toBeUndefined();
});

/** The headers of a page or a file of a public site. */
function headersOf(url: string) {
	const req = new IncomingMessage(new Socket());
	req.url = url;
	const res = new ServerResponse(req);
	const https = { ...reglages(), siteUrl: "https://site.exemple" };
	setPageHeaders(req, res, https);
	return res.getHeaders();
}

test.each(["/projets", "/flux/projets.xml", "/icon.svg", "/compte"])(
	"%s is for https only, of the type that it says, closed to devices, and tells other sites no more than ours",
	(url) => {
		expect(headersOf(url)).toMatchObject({
			"strict-transport-security": "max-age=63072000",
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"permissions-policy": "camera=(), geolocation=(), microphone=()",
			"cross-origin-opener-policy": "same-origin",
		});
	},
);

const directives = (url: string) =>
	String(headersOf(url)["content-security-policy"]).split("; ");

test.each([
	["/compte", "form-action 'self' https://id.exemple"],
	["/en/compte/connexion?retour=x", "form-action 'self' https://id.exemple"],
	["/projets", "form-action 'self'"],
	["/compte-rendu", "form-action 'self'"],
])("with an issuer, the forms of %s go to: %s", (url, directive) => {
	completeEnvironment({
		OIDC_EMETTEUR: "https://id.exemple/royaume",
		...{ OIDC_CLIENT: "c", OIDC_SECRET: "s", OIDC_NOM: "Exemple" },
	});
	expect(directives(url)).toContain(directive);
});

test("a page runs the scripts of its own nonce only, which is another each time, sends forms here only, and is in no frame", () => {
	const [first, second] = [directives("/projets"), directives("/projets")];
	const script = first.find((one) => one.startsWith("script-src "));
	expect(script).toMatch(/^script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic'$/);
	expect(second).not.toContain(script);
	expect(first).toEqual(
		expect.arrayContaining([
			"default-src 'none'",
			"form-action 'self'",
			"base-uri 'none'",
			"frame-ancestors 'none'",
			"upgrade-insecure-requests",
		]),
	);
});

test.each(["/chiffres/votes.svg", "/besoins/x/image.png", "/favicon.ico"])(
	"nothing runs in a file, %s: the browser may only style the document it shows it in",
	(url) => {
		const said = directives(url);
		expect(said).toContain("default-src 'none'");
		expect(said).toContain("frame-ancestors 'none'");
		expect(said.filter((one) => one.startsWith("script-src"))).toEqual([]);
	},
);

test("a page that stands for a file that failed has the policy of pages", () => {
	const req = new IncomingMessage(new Socket());
	Object.assign(req, { url: "/chiffres/x.svg" });
	req.headers["x-page-erreur"] = "404";
	const res = new ServerResponse(req);
	setPageHeaders(req, res, reglages());
	expect(res.getHeader("Content-Security-Policy")).toContain("script-src");
});
