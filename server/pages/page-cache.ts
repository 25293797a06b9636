/**
 * Pages that every signed-out reader sees alike, cached as bytes (decision 15). Only
 * the nonce of their policy changes from one answer to the next: a new one is inserted
 * each time. The cached bytes are cut at the places of the original nonce, so that
 * knowing it, from the first answer, is useless in a later one. A page is rendered by
 * one reader at a time, and while only counts moved the others get the last one for a
 * moment (decision 32).
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublicState } from "#lib/platform/cache/public-version";
import { isStoreDown } from "#lib/platform/db/unavailable";
import { monotonicMs } from "#lib/platform/runtime/clock";
import { countPage } from "#lib/platform/runtime/metrics";
import { capture } from "./capture.ts";
import { acceptedBy, endEncoded, renderedPlain } from "./encoding.ts";
import type { PageHandler } from "./error-pages.ts";
import { leaders, type Outcome } from "./leaders.ts";
import { isOfFramework } from "./light-pages.ts";
import { type Asked, shelf } from "./shelf.ts";
import { pageAt, readQuery } from "./table.ts";

const QUERY_MAX = 300;

/** Leaders that a reader waits for, before it goes ahead itself. */
const FOLLOWED_MAX = 2;

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

/** Reads what the public data are at this moment. */
export type ReadState = () => Promise<PublicState>;

function isKept(req: IncomingMessage, path: string, query: string) {
	if (req.method !== "GET" || !pageAt(path)?.kept || query.length > QUERY_MAX)
		return false;
	// Whoever has cookies may see something of their own, and is never late.
	if (req.headers.cookie !== undefined) return false;
	// A search is counted, and never cached (D17).
	if (new URLSearchParams(query).has("q")) return false;
	return !isOfFramework(req);
}

/** An error page comes as a plain 200, and the front sets its status. */
function isOfFailure(req: IncomingMessage): boolean {
	return req.headers["x-page-erreur"] !== undefined;
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
	const ended = renderedPlain(pages, req, res);
	ended.then(
		() => settle(null),
		() => settle(null),
	);
	return { page, ended };
}

async function sendTo(
	page: Kept,
	req: IncomingMessage,
	res: ServerResponse,
	accepted = acceptedBy(req),
): Promise<void> {
	const nonce = String(req.headers["x-nonce"]);
	for (const [header, value] of page.headers)
		res.setHeader(header, value.replaceAll(page.nonce, nonce));
	await endEncoded(res, joined(page.parts, nonce), accepted);
}

/** The page cache of one process. */
export function readyPages(pages: PageHandler, readState: ReadState) {
	const kept = shelf<Kept>();
	const first = leaders();

	/** Null when the database does not answer: the page then says so. */
	async function ask(key: string): Promise<Asked | null> {
		const at = monotonicMs();
		try {
			return { ...(await readState()), key, at };
		} catch (error) {
			if (isStoreDown(error)) return null;
			throw error;
		}
	}

	const renderAlone: PageHandler = (req, res) => {
		if (!isOfFailure(req)) countPage("propre");
		return pages(req, res);
	};

	/** Renders a page once for all concurrent requests, caches it if allowed, and sends it. */
	function rendering(
		key: string,
		done: (outcome: Outcome) => void,
	): PageHandler {
		return async (req, res) => {
			if (isOfFailure(req)) return pages(req, res);
			// Read now: Next is not told of it while it renders.
			const accepted = acceptedBy(req);
			// What was asked may have changed while the request waited for its place; and what
			// another one rendered meanwhile may be too late for this one, once.
			for (let time = 0; time < 2; time += 1) {
				const asked = await ask(key);
				if (!asked) break;
				const found = kept.find(asked);
				if (found.page && !found.isDue) {
					done("look");
					countPage(found.origin);
					return sendTo(found.page, req, res);
				}
				let own: Rendering | undefined;
				const isShared = await kept.renew(asked, () => {
					countPage("rendue");
					own = render(pages, req, res);
					return own.page;
				});
				if (own) {
					done(isShared || res.destroyed ? "look" : "alone");
					// Right for its own reader, whether or not it is for others.
					const page = await own.page;
					if (page) await sendTo(page, req, res, accepted);
					return own.ended;
				}
				if (!isShared) break;
			}
			done("look");
			return renderAlone(req, res);
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
		if (!isKept(req, path, query)) return renderAlone;
		const read = readQuery(path, query);
		const key = read === "" ? path : `${path}?${read}`;
		// Unknown parameters of one request must not appear in the page of the next one.
		req.url = key;
		for (let led = 0; led < FOLLOWED_MAX; led += 1) {
			const asked = await ask(key);
			if (!asked || res.destroyed) return renderAlone;
			const found = kept.find(asked);
			const place = `${asked.contents} ${key}`;
			const leader = first.of(place);
			if (found.page && (leader || !found.isDue)) {
				prepare(req);
				countPage(found.origin);
				await sendTo(found.page, req, res);
				return null;
			}
			if (!leader) return rendering(key, first.lead(place, res));
			if ((await leader) === "alone") return renderAlone;
		}
		return rendering(key, () => {});
	};
}
