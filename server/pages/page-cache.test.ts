import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import type { PageHandler } from "./error-pages.ts";
import { nextLike, serving, useSite } from "./page-cache.fixture.ts";

const site = useSite();

test("a page is rendered once for each version, and each answer has a nonce of its own, which is that of its policy", async () => {
	const ask = await serving();
	const seen = new Set<string>();
	for (let time = 0; time < 3; time += 1) {
		const { answer, body } = await ask("/projets?apres=b");
		const nonce = answer.headers.get("x-nonce-sent") ?? "";
		seen.add(nonce);
		expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
		expect(body.match(/nonce=/g)).toHaveLength(2);
		expect(body).toContain("é /projets?apres=b 1 ");
		expect(answer.headers.get("vary")).toBe("rsc");
		expect(answer.headers.get("link")).toContain(`nonce="${nonce}"`);
		expect(answer.headers.get("content-type")).toContain("text/html");
	}
	expect(seen.size).toBe(3);
	expect(site.rendered).toHaveLength(1);
	site.version = "2";
	site.contents = "2";
	expect((await ask("/projets?apres=b")).body).toContain(" 2 ");
	expect(site.rendered).toHaveLength(2);
});

test.each<[string, (res: ServerResponse) => void]>([
	[
		"a list",
		(res) =>
			res.writeHead(200, "Bien", [
				"Content-Type",
				"text/html",
				"X-Page",
				"oui",
			]),
	],
	[
		"an object",
		(res) =>
			res.writeHead(200, { "Content-Type": "text/html", "X-Page": "oui" }),
	],
])(
	"all that node:http accepts is accepted: headers as %s with the status, an encoding, callbacks",
	async (_as, writeHead) => {
		const called: string[] = [];
		const ask = await serving(async (_req, res) => {
			const out = once(res, "finish");
			writeHead(res);
			res.write("é", "latin1", () => called.push("written"));
			res.write("c3a9", "hex");
			res.end("fin", "utf8", () => called.push("ended"));
			await out;
		});
		for (let time = 0; time < 2; time += 1) {
			const { answer, body } = await ask("/projets");
			expect(body).toBe("\ufffdéfin");
			expect(answer.headers.get("x-page")).toBe("oui");
		}
		expect(called).toEqual(["written", "ended"]);
	},
);

test.each(["br", "gzip"])(
	"it is sent in %s to a client that accepts it, the one that it is rendered for included",
	async (name) => {
		const ask = await serving();
		const own = await ask("/", { "accept-encoding": name });
		expect(own.answer.headers.get("content-encoding")).toBe(name);
		const { body } = await ask("/");
		for (let time = 0; time < 2; time += 1) {
			const encoded = await ask("/", { "accept-encoding": name });
			expect(encoded.answer.headers.get("content-encoding")).toBe(name);
			expect(encoded.body.replace(/nonce="[^"]*"/g, "")).toBe(
				body.replace(/nonce="[^"]*"/g, ""),
			);
		}
		const refused = await ask("/", { "accept-encoding": `${name};q=0` });
		expect(refused.answer.headers.get("content-encoding")).toBeNull();
		expect(site.rendered).toHaveLength(1);
	},
);

test.each([
	["/projets", { cookie: "bc-session=x" }],
	["/projets", { rsc: "1" }],
	["/projets", { "next-action": "x" }],
	["/projets?q=eau", {}],
	["/compte", {}],
	["/projets/un/signaler", {}],
	["/projets/gateau", {}],
])(
	"a page that may differ between readers is never cached: %s %o",
	async (path, headers) => {
		const ask = await serving();
		await ask(path, headers);
		await ask(path, headers);
		expect(site.rendered).toHaveLength(2);
	},
);

test("a page that failed is replaced as usual, and not cached", async () => {
	const ask = await serving(async (req, res) => {
		if (req.headers["x-page-erreur"] === undefined) return nextLike(req, res);
		res.setHeader("Content-Type", "text/html");
		res.end(`ours ${req.headers["x-page-erreur"]}`);
	});
	for (let time = 0; time < 2; time += 1) {
		const { answer, body } = await ask("/projets/perdu");
		expect(answer.status).toBe(404);
		expect(body).toBe("ours 404");
	}
	expect(site.rendered).toHaveLength(2);
});

/** A server whose pages are rendered only once `readers` requests have come. */
async function servingOnce(readers: number, pages: PageHandler = nextLike) {
	const { promise: come, resolve } = Promise.withResolvers<void>();
	const ask = await serving(async (req, res) => {
		await come;
		return pages(req, res);
	});
	let count = 0;
	site.server?.on("request", () => {
		count += 1;
		if (count === readers) setImmediate(resolve);
	});
	return ask;
}

test("concurrent first readers have a page rendered once, each with a nonce and an encoding of its own", async () => {
	const ask = await servingOnce(3);
	const answers = await Promise.all(
		["identity", "br", "gzip"].map((name) =>
			ask("/projets/un", { "accept-encoding": name }),
		),
	);
	expect(site.rendered).toEqual(["/projets/un"]);
	const nonces = answers.map(({ answer, body }) => {
		const nonce = answer.headers.get("x-nonce-sent") ?? "";
		expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
		expect(answer.headers.get("link")).toContain(`nonce="${nonce}"`);
		return nonce;
	});
	expect(new Set(nonces).size).toBe(3);
	expect(
		answers.map(({ answer }) => answer.headers.get("content-encoding")),
	).toEqual([null, "br", "gzip"]);
});

test("when the page of the first reader may not be cached, the waiting ones get their own", async () => {
	const ask = await servingOnce(2);
	const answers = await Promise.all([
		ask("/projets/gateau"),
		ask("/projets/gateau"),
	]);
	for (const { answer } of answers)
		expect(answer.headers.get("set-cookie")).toBe("a=b");
	expect(site.rendered).toHaveLength(2);
});

test("when the first reader disconnects before its page is complete, the waiting ones get their own", async () => {
	let rank = 0;
	const ask = await serving(async (req, res) => {
		rank += 1;
		if (rank > 1) return nextLike(req, res);
		// Like Next, it stops when the client disconnects.
		await once(res, "close");
	});
	const leaving = new AbortController();
	const first = ask("/projets/un", {}, leaving.signal);
	first.catch(() => {});
	await vi.waitFor(() => expect(rank).toBe(1));
	const second = ask("/projets/un");
	if (site.server) await once(site.server, "request");
	leaving.abort();
	await expect(first).rejects.toThrow();
	expect((await second).body).toContain("é /projets/un 1 ");
});

test("a page is cached for a minute, because it shows relative dates", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	vi.advanceTimersByTime(1);
	const ask = await serving();
	await ask("/projets");
	vi.advanceTimersByTime(60_000);
	await ask("/projets");
	expect(site.rendered).toHaveLength(1);
	vi.advanceTimersByTime(1);
	await ask("/projets");
	expect(site.rendered).toHaveLength(2);
});

test("the cache is bounded: the least recently used page is evicted", async () => {
	const ask = await serving(async (_req, res) => {
		site.rendered.push("");
		res.setHeader("Content-Type", "text/html");
		res.end("x".repeat(3 * 2 ** 20));
	});
	for (const path of ["/projets/a", "/projets/b", "/projets/a", "/projets/c"])
		await ask(path);
	expect(site.rendered).toHaveLength(3);
	await ask("/projets/a");
	expect(site.rendered).toHaveLength(3);
	await ask("/projets/b");
	expect(site.rendered).toHaveLength(4);
});

test("a parameter that the page does not read makes no other page, and appears in no answer", async () => {
	const ask = await serving();
	for (const query of ["?z=1", "?z=2", "?limite=3&z=4", ""])
		expect((await ask(`/projets${query}`)).body).toContain("é /projets 1 ");
	expect(site.rendered).toEqual(["/projets"]);
	await ask("/en/projets?z=5&tri=votes&theme=eau");
	await ask("/en/projets?theme=mer&tri=votes&theme=eau");
	expect(site.rendered.slice(1)).toEqual(["/en/projets?theme=eau&tri=votes"]);
	await ask("/projets/un?fait=vote");
	await ask("/projets/un");
	expect(site.rendered.slice(2)).toEqual(["/projets/un"]);
});
