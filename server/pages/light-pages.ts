/**
 * Pages that are only read leave without the framework when their reader is signed out
 * (decision 31). Stands between the page cache and Next, so that a page that is kept
 * is made lighter once.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { COOKIE_SESSION } from "#lib/comptes/connexion/rules";
import { log } from "#lib/platform/runtime/log";
import { capture } from "./capture.ts";
import { acceptedBy, endEncoded, renderedPlain } from "./encoding.ts";
import type { PageHandler } from "./error-pages.ts";
import { FEED_NAME, pageAt } from "./table.ts";
import {
	withoutFramework,
	withoutScriptPreloads,
} from "./without-framework.ts";

/** A feed, of which a browser gets a page. */
const FEED = new RegExp(`^(?:/en)?/flux/${FEED_NAME}$`);

const SESSION = new RegExp(`(?:^|;)\\s*(?:__Host-)?${COOKIE_SESSION}=`);

/** Asked for by the scripts of Next: they take a part of a page, or what an action answers. */
export function isOfFramework({ headers }: IncomingMessage): boolean {
	return Object.keys(headers).some(
		(name) => name === "rsc" || /^(?:x-)?next-/.test(name),
	);
}

/**
 * Whether a request is that of a signed-out reader for a page that is only read, or
 * for what stands in place of one that failed.
 */
function isSignedOutReading(req: IncomingMessage): boolean {
	if (SESSION.test(req.headers.cookie ?? "") || isOfFramework(req))
		return false;
	if (req.headers["x-page-erreur"] !== undefined) return true;
	const [path = "/"] = (req.url ?? "/").split("?");
	return (
		pageAt(path)?.light === true ||
		(FEED.test(path) && req.headers["sec-fetch-dest"] === "document")
	);
}

function isHtml(res: ServerResponse): boolean {
	return String(res.getHeader("content-type")).startsWith("text/html");
}

function lightenLink(res: ServerResponse) {
	const links = [res.getHeader("link") ?? []].flat().join(", ");
	if (links === "") return;
	const left = withoutScriptPreloads(links);
	if (left === undefined) res.removeHeader("link");
	else res.setHeader("link", left);
}

/** The body without the framework; as it is when it holds anything unknown, which is logged. */
function lightened(body: Buffer, path: string): Buffer | null {
	const page = withoutFramework(body.toString("utf8"));
	if (page.ok) return Buffer.from(page.html);
	log().warn(
		{ chemin: path, inconnu: page.unknown },
		"a page keeps the framework: it holds something unknown",
	);
	return null;
}

async function sendLight(
	req: IncomingMessage,
	res: ServerResponse,
	body: Buffer,
	accepted: string,
): Promise<void> {
	const isHead = req.method === "HEAD";
	if (isHtml(res) && isHead) lightenLink(res);
	if (isHead) {
		res.end();
		return;
	}
	const [path = ""] = (req.url ?? "").split("?");
	const light = isHtml(res) ? lightened(body, path) : null;
	if (light) {
		lightenLink(res);
		// It was that of the page as it was rendered.
		res.removeHeader("etag");
	}
	await endEncoded(res, light ?? body, accepted);
}

/** Renders by `pages`, and takes the framework out of what signed-out readers only read. */
export function lightPages(pages: PageHandler): PageHandler {
	return async (req, res) => {
		if (!isSignedOutReading(req)) return pages(req, res);
		const accepted = acceptedBy(req);
		// For who names no browser, Next (16.4.6) would send the head of the page apart, to
		// be put in its place by a script.
		req.headers["user-agent"] ||= "-";
		let sending: Promise<void> | undefined;
		const release = capture(res, {
			holds: () => true,
			whole(body) {
				release();
				sending = sendLight(req, res, body, accepted).catch(
					(error: unknown) => {
						log().error({ err: error }, "a page could not be sent");
						res.destroy();
					},
				);
			},
		});
		await renderedPlain(pages, req, res);
		// Whoever called may watch the answer until it is sent, to give it its status.
		await sending;
	};
}
