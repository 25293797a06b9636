/**
 * Pages that every signed-out reader sees alike, kept as ready bytes (decision
 * 15). Only the nonce of their policy changes from one answer to the next: it is
 * put in afresh each time. What is kept is cut where the first one stood, so that
 * to know it, from the first answer, is of no use in a later one.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { versionedCache } from "#lib/platform/cache/versioned-cache";
import { isStoreDown } from "#lib/platform/db/unavailable";
import { readQuery } from "./cache-key.ts";
import { capture } from "./capture.ts";
import type { PageHandler } from "./error-pages.ts";

/** Lists and entries: what they show changes with the public data alone. */
const PATHS =
	/^(?:\/(?:en\/?)?|(?:\/en)?\/(?:projets|besoins|articles)(?:\/[a-z0-9-]+)?)$/;
const QUERY_MAX = 300;

/** A page tells of days, by a clock that the version knows nothing of. */
const KEPT_MS = 60_000;
const OCTETS_MAX = 8 * 2 ** 20;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Kept = {
	/** The page's own headers; those that preload hold the nonce too. */
	headers: readonly (readonly [name: string, value: string])[];
	/** The nonce that it was rendered with. */
	nonce: string;
	/** The body, cut wherever the nonce stands. */
	parts: readonly Buffer[];
	octets: number;
};

/** What the rendering of a page comes to: the page, or null when it may not be kept. */
type Rendering = {
	/** Settles once the page is whole, or its reader left, or Next ended without it. */
	readonly page: Promise<Kept | null>;
	/** Settles as Next does. */
	readonly ended: Promise<void>;
};

/** The version of the public data, which every change of it moves. */
export type ReadVersion = () => Promise<string>;

function isSameForAll(req: IncomingMessage, path: string, query: string) {
	if (req.method !== "GET" || !PATHS.test(path) || query.length > QUERY_MAX)
		return false;
	// A search is counted, and kept by nobody (D17).
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

/**
 * Renders a page without sending it when it may be kept; anything else is sent
 * as it is.
 */
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
	// Its reader may leave before it is whole.
	res.once("close", () => settle(null));
	// Next must not compress what is to be kept.
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

/** Pages kept by one process. */
export function readyPages(pages: PageHandler, readVersion: ReadVersion) {
	const kept = versionedCache<Kept | null>({
		max: OCTETS_MAX,
		sizeOf: (page) => page?.octets ?? 0,
		keptMs: KEPT_MS,
	});

	/** Renders a page once for all who ask for it together, keeps it when it may be kept, and sends it. */
	function rendering(key: string, version: string): PageHandler {
		return async (req, res) => {
			// The page of a failure comes as a plain 200, and its status is the front's.
			if (req.headers["x-page-erreur"] !== undefined) return pages(req, res);
			const accepted = String(req.headers["accept-encoding"] ?? "");
			let own: Rendering | undefined;
			const page = await kept.get(version, key, () => {
				own = render(pages, req, res);
				return own.page;
			});
			if (page) await send(page, res, String(req.headers["x-nonce"]), accepted);
			// Waited for a rendering that may not be kept: this reader has its own.
			else if (!own) return pages(req, res);
			await own?.ended;
		};
	}

	/**
	 * What answers this request: the bytes kept, once `prepare` set the headers
	 * of a page; or else who renders it, and keeps it if it may.
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
		// One reader's stray parameters must not stand in what the next one gets.
		req.url = key;
		const version = await readVersion().catch((error: unknown) => {
			if (isStoreDown(error)) return null;
			throw error;
		});
		// The page itself tells that the database does not answer.
		if (version === null) return pages;
		const page = kept.known(version, key);
		if (!page) return rendering(key, version);
		prepare(req);
		const accepted = String(req.headers["accept-encoding"] ?? "");
		await send(page, res, String(req.headers["x-nonce"]), accepted);
		return null;
	};
}
