/**
 * Pages that every signed-out reader sees alike, cached as bytes (decision 15). Only
 * the nonce of their policy changes from one answer to the next: a new one is inserted
 * each time. The cached bytes are cut at the places of the original nonce, so that
 * knowing it, from the first answer, is useless in a later one.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { versionedCache } from "#lib/platform/cache/versioned-cache";
import { isStoreDown } from "#lib/platform/db/unavailable";
import { readQuery } from "./cache-key.ts";
import { capture } from "./capture.ts";
import type { PageHandler } from "./error-pages.ts";

/** Lists and entries: their content changes only with the public data. */
const PATHS =
	/^(?:\/(?:en\/?)?|(?:\/en)?\/(?:projets|besoins|articles)(?:\/[a-z0-9-]+)?)$/;
const QUERY_MAX = 300;

/** A page shows relative dates, by a clock that is not part of the version. */
const KEPT_MS = 60_000;
const OCTETS_MAX = 8 * 2 ** 20;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Kept = {
	/** The page's own headers; those for preloading hold the nonce too. */
	headers: readonly (readonly [name: string, value: string])[];
	/** The nonce of its rendering. */
	nonce: string;
	/** The body, cut at each place of the nonce. */
	parts: readonly Buffer[];
	octets: number;
};

/** The outcome of a rendering: the page, or null when it may not be cached. */
type Rendering = {
	/** Settles once the page is complete, or its client disconnected, or Next ended without it. */
	readonly page: Promise<Kept | null>;
	/** Settles as Next does. */
	readonly ended: Promise<void>;
};

/** Reads the version of the public data, which every change of them increases. */
export type ReadVersion = () => Promise<string>;

function isSameForAll(req: IncomingMessage, path: string, query: string) {
	if (req.method !== "GET" || !PATHS.test(path) || query.length > QUERY_MAX)
		return false;
	// A search is counted, and never cached (D17).
	if (new URLSearchParams(query).has("q")) return false;
	return !Object.keys(req.headers).some(
		(name) => name === "cookie" || name === "rsc" || /^(?:x-)?next-/.test(name),
	);
}

function cut(body: Buffer, nonce: string): Buffer[] {
	const parts: Buffer[] = [];
	let from = 0;
	for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, from)) {
		parts.push(body.subarray(from, at));
		from = at + nonce.length;
	}
	return [...parts, body.subarray(from)];
}

function joined(parts: readonly Buffer[], nonce: string): Buffer {
	const fresh = Buffer.from(nonce);
	return Buffer.concat(
		parts.flatMap((part, rank) => (rank === 0 ? [part] : [fresh, part])),
	);
}

async function encoded(body: Buffer, accepted: string) {
	const names = accepted
		.split(",")
		.map((one) => one.replaceAll(" ", "").toLowerCase())
		.filter((one) => !/;q=0(?:\.0*)?$/.test(one))
		.map((one) => one.split(";")[0]);
	if (names.includes("br"))
		return { name: "br", bytes: await promisify(brotliCompress)(body, BROTLI) };
	if (names.includes("gzip"))
		return { name: "gzip", bytes: await promisify(gzip)(body) };
	return { name: undefined, bytes: body };
}

async function send(
	page: Kept,
	res: ServerResponse,
	nonce: string,
	accepted: string,
): Promise<void> {
	const { name, bytes } = await encoded(joined(page.parts, nonce), accepted);
	for (const [header, value] of page.headers)
		res.setHeader(header, value.replaceAll(page.nonce, nonce));
	if (name) res.setHeader("Content-Encoding", name);
	res.setHeader("Content-Length", bytes.length);
	res.end(bytes);
}

/** The headers that the page added to ours. */
function headersOfPage(
	res: ServerResponse,
	ours: ReadonlySet<string>,
): Kept["headers"] {
	return Object.entries(res.getHeaders())
		.filter(([name]) => !ours.has(name) && name !== "content-length")
		.map(([name, value]) => [name, String(value)]);
}

function isKeepable(res: ServerResponse): boolean {
	return (
		res.statusCode === 200 &&
		!res.hasHeader("set-cookie") &&
		String(res.getHeader("content-type")).startsWith("text/html")
	);
}

/** Renders a page without sending it when it may be cached; anything else is sent unchanged. */
function render(
	pages: PageHandler,
	req: IncomingMessage,
	res: ServerResponse,
): Rendering {
	const { promise: page, resolve: settle } =
		Promise.withResolvers<Kept | null>();
	const nonce = String(req.headers["x-nonce"]);
	const ours = new Set(res.getHeaderNames());
	const release = capture(res, {
		holds: () => true,
		whole(body) {
			release();
			if (!isKeepable(res)) {
				settle(null);
				res.end(body);
				return;
			}
			const headers = headersOfPage(res, ours);
			const parts = cut(body, nonce);
			settle({ headers, nonce, parts, octets: body.length });
		},
	});
	// The client may disconnect before it is complete.
	res.once("close", () => settle(null));
	// Next must not compress what is to be cached.
	const accepted = req.headers["accept-encoding"] ?? "";
	delete req.headers["accept-encoding"];
	const ended = pages(req, res).finally(() => {
		req.headers["accept-encoding"] = accepted;
	});
	ended.then(
		() => settle(null),
		() => settle(null),
	);
	return { page, ended };
}

/** The page cache of one process. */
export function readyPages(pages: PageHandler, readVersion: ReadVersion) {
	const kept = versionedCache<Kept | null>({
		max: OCTETS_MAX,
		sizeOf: (page) => page?.octets ?? 0,
		keptMs: KEPT_MS,
	});

	/** Renders a page once for all concurrent requests, caches it if allowed, and sends it. */
	function rendering(key: string, version: string): PageHandler {
		return async (req, res) => {
			// An error page comes as a plain 200, and the front sets its status.
			if (req.headers["x-page-erreur"] !== undefined) return pages(req, res);
			const accepted = String(req.headers["accept-encoding"] ?? "");
			let own: Rendering | undefined;
			const page = await kept.get(version, key, () => {
				own = render(pages, req, res);
				return own.page;
			});
			if (page) await send(page, res, String(req.headers["x-nonce"]), accepted);
			// It waited for a rendering that may not be cached: this request gets its own.
			else if (!own) return pages(req, res);
			await own?.ended;
		};
	}

	/**
	 * Answers the request: from the cached bytes, once `prepare` set the headers of a
	 * page; otherwise returns the handler that renders it, and caches it if allowed.
	 */
	return async function answerOrRenderer(
		req: IncomingMessage,
		res: ServerResponse,
		{ path, query }: { path: string; query: string },
		prepare: (req: IncomingMessage) => void,
	): Promise<PageHandler | null> {
		if (!isSameForAll(req, path, query)) return pages;
		const read = readQuery(path, query);
		const key = read === "" ? path : `${path}?${read}`;
		// Unknown parameters of one request must not appear in the page of the next one.
		req.url = key;
		const version = await readVersion().catch((error: unknown) => {
			if (isStoreDown(error)) return null;
			throw error;
		});
		// The page itself reports that the database does not answer.
		if (version === null) return pages;
		const page = kept.known(version, key);
		if (!page) return rendering(key, version);
		prepare(req);
		const accepted = String(req.headers["accept-encoding"] ?? "");
		await send(page, res, String(req.headers["x-nonce"]), accepted);
		return null;
	};
}
