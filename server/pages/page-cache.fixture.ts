/** A server that caches pages, before a handler that renders like Next. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, vi } from "vitest";
import { randomId } from "#lib/platform/runtime/clock";
import { type PageHandler, servePages } from "./error-pages.ts";
import { readyPages } from "./page-cache.ts";

type Site = {
	/** The state of the public data. */
	version: string;
	contents: string;
	/** The addresses that were rendered. */
	rendered: string[];
	server?: Server | undefined;
};

const site: Site = { version: "1", contents: "1", rendered: [] };

/** The site of each test of a file, closed after it. */
export function useSite(): Site {
	beforeEach(() => {
		site.version = "1";
		site.contents = "1";
		site.rendered = [];
	});
	afterEach(async () => {
		vi.useRealTimers();
		const { server } = site;
		server?.closeAllConnections();
		if (server) await once(server.close(), "close");
		site.server = undefined;
	});
	return site;
}

/** Like Next: headers when the first bytes are sent, a body in chunks, and the nonce on each script. */
export const nextLike: PageHandler = async (req, res) => {
	site.rendered.push(req.url ?? "");
	const nonce = String(req.headers["x-nonce"]);
	if (req.url?.startsWith("/projets/perdu")) res.statusCode = 404;
	if (req.url?.includes("gateau")) res.setHeader("Set-Cookie", "a=b");
	res.setHeader("Content-Type", "text/html; charset=utf-8");
	res.setHeader("Vary", "rsc");
	res.setHeader("Link", `</a.css>; rel=preload; nonce="${nonce}"`);
	res.flushHeaders();
	const out = once(res, "finish");
	res.write(`<script nonce="${nonce}"></script>é ${req.url} `);
	res.write(Buffer.from(`${site.version} ${"long ".repeat(500)}`));
	res.end(`<script nonce="${nonce}"></script>`);
	await out;
};

/** Starts a server that caches pages; each answer has the nonce of its policy in a header. Returns what asks it. */
export async function serving(pages: PageHandler = nextLike) {
	const readState = async () => ({
		version: site.version,
		contents: site.contents,
	});
	const answerOrRenderer = readyPages(pages, readState);
	const server = createServer(async (req, res) => {
		const prepare = (asked: typeof req) => {
			const nonce = randomId();
			asked.headers["x-nonce"] = nonce;
			res.setHeader("X-Nonce-Sent", nonce);
		};
		const { pathname, search } = new URL(req.url ?? "/", "http://x");
		const target = { path: pathname, query: search.slice(1) };
		const renderer = await answerOrRenderer(req, res, target, prepare);
		if (renderer) await servePages(renderer, req, res, prepare, () => {});
	});
	site.server = server;
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return async (
		path: string,
		headers: Record<string, string> = {},
		signal: AbortSignal | null = null,
	) => {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
			headers: { "accept-encoding": "identity", ...headers },
			signal,
		});
		return { answer, body: await answer.text() };
	};
}
