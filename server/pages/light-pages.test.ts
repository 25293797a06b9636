import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import type { PageHandler } from "./error-pages.ts";
import { lightPages } from "./light-pages.ts";

let server: Server | undefined;

afterEach(async () => {
	server?.closeAllConnections();
	if (server) await once(server.close(), "close");
	server = undefined;
});

const SCRIPT = "<script>self.__next_f.push([1])</script>";
const PRELOAD = '</_next/static/chunks/a.js>; rel=preload; as="script"';

/** Like Next: its own compression, headers with the first bytes, a body in chunks. */
const nextLike: PageHandler = async (req, res) => {
	const path = req.url ?? "";
	res.setHeader("X-Accepted", String(req.headers["accept-encoding"]));
	res.setHeader("X-Browser", String(req.headers["user-agent"]));
	res.setHeader("ETag", '"rendered"');
	res.setHeader("Link", `</f.woff2>; rel=preload; as="font", ${PRELOAD}`);
	res.writeHead(path.includes("ailleurs") ? 303 : 200, {
		"Content-Type": path.endsWith(".xml")
			? "application/xml"
			: "text/html; charset=utf-8",
	});
	if (req.method !== "HEAD") {
		res.write(`<p>${path.includes("inconnu") ? "<script>x</script>" : "é"}`);
		res.write(SCRIPT);
	}
	res.end(req.method === "HEAD" ? undefined : "</p>");
	await once(res, "finish");
};

async function serving() {
	const pages = lightPages(nextLike);
	server = createServer((req, res) => pages(req, res));
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return async (
		path: string,
		headers: Record<string, string> = {},
		method = "GET",
	) => {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
			headers: { "accept-encoding": "identity", ...headers },
			method,
			redirect: "manual",
		});
		return { answer, body: await answer.text() };
	};
}

test.each([
	["/", {}],
	["/en/projets?theme=eau", {}],
	["/recherche?q=eau", { cookie: "bc-apparence=dark" }],
	["/besoins/une-fontaine", { cookie: "not-bc-session=x" }],
	["/compte", { "x-page-erreur": "404" }],
	["/flux/projets.xml?theme=eau", { "sec-fetch-dest": "document" }],
])(
	"a signed-out reader of %s gets it without the framework: %o",
	async (path, headers) => {
		const ask = await serving();
		const { answer, body } = await ask(path, headers);
		if (!path.includes(".xml")) {
			expect(body).toBe("<p>é</p>");
			expect(answer.headers.get("link")).not.toContain("script");
			expect(answer.headers.get("etag")).toBeNull();
		}
		expect(answer.headers.get("x-accepted")).toBe("undefined");
	},
);

test.each([
	["/projets", { cookie: "a=b; bc-session=x" }],
	["/projets", { cookie: "__Host-bc-session=x" }],
	["/projets", { rsc: "1" }],
	["/projets", { "next-action": "x" }],
	["/decrire", {}],
	["/projets/un/signaler", {}],
	["/compte/connexion", {}],
	["/flux/projets.xml", {}],
])(
	"a page where one writes, a signed-in reader's, or a part of a page is sent as it is: %s %o",
	async (path, headers) => {
		const ask = await serving();
		const { answer, body } = await ask(path, headers);
		expect(body).toContain(SCRIPT);
		expect(answer.headers.get("link")).toContain(PRELOAD);
		expect(answer.headers.get("x-accepted")).toBe("identity");
	},
);

test("serving a page lasts until the whole of it is sent, even if Next ends before: its status is given then", async () => {
	const early = lightPages(async (_req, res) => {
		res.setHeader("Content-Type", "text/html; charset=utf-8");
		res.end("<p>é</p>");
	});
	const { promise: isSent, resolve } = Promise.withResolvers<boolean>();
	server = createServer(async (req, res) => {
		await early(req, res);
		resolve(res.writableEnded);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	await fetch(`http://127.0.0.1:${port}/nulle-part`, {
		headers: { "accept-encoding": "br", "x-page-erreur": "404" },
	});
	expect(await isSent).toBe(true);
});

test("the lighter page is compressed as its reader accepts", async () => {
	const ask = await serving();
	for (const name of ["br", "gzip"]) {
		const { answer, body } = await ask("/chiffres", {
			"accept-encoding": name,
		});
		expect(answer.headers.get("content-encoding")).toBe(name);
		expect(body).toBe("<p>é</p>");
	}
});

test("a page that holds something unknown keeps the framework, so that it works", async () => {
	const ask = await serving();
	const { answer, body } = await ask("/projets/inconnu");
	expect(body).toContain(SCRIPT);
	expect(answer.headers.get("link")).toContain(PRELOAD);
	expect(answer.status).toBe(200);
});

test("a reader whose program has no name gets a whole page too", async () => {
	const ask = await serving();
	for (const [name, told] of [
		["", "-"],
		["a/1", "a/1"],
	])
		expect(
			(await ask("/projets", { "user-agent": name ?? "" })).answer.headers.get(
				"x-browser",
			),
		).toBe(told);
});

test("a head and a redirection keep their status and their headers", async () => {
	const ask = await serving();
	const head = await ask("/projets", {}, "HEAD");
	expect(head.answer.status).toBe(200);
	expect(head.answer.headers.get("link")).toBe(
		'</f.woff2>; rel=preload; as="font"',
	);
	const moved = await ask("/projets/ailleurs", {}, "POST");
	expect(moved.answer.status).toBe(303);
});
